-- What a question takes from the board that it was asked from, as JSON: the questions after it go on within the same.
ALTER TABLE chat_question ADD COLUMN board text;
