"""The chapters on combat: attacks, battles and what they cost, jousts, Vikings."""
