-- Whoever plays on working days alone may stop their clocks on Saturdays and Sundays.

ALTER TABLE people ADD COLUMN free_weekends INTEGER NOT NULL DEFAULT 0;
