-- Content that an installation was given once: what administrators delete of it does not come back at the next start.
CREATE TABLE seeded_content (
  name varchar(50) PRIMARY KEY,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
