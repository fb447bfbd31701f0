-- Keys that arrive by mail and open one thing once: only their fingerprints are kept.
CREATE TABLE account_key (
  -- SHA-256 in hex; the key itself has 256 random bits, so a fast hash without salt is enough.
  key_hash char(64) PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  purpose varchar(20) NOT NULL CHECK (purpose IN ('activation', 'reset')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_key_by_user ON account_key (user_id, purpose, created_at);

-- Registered and never activated: only such an account may be replaced or activated by mail, never one that an
-- administrator switched off.
ALTER TABLE app_user ADD COLUMN awaits_activation boolean NOT NULL DEFAULT false;

-- Someone else knows the password: until its owner has chosen another, the account can do nothing but that.
ALTER TABLE app_user ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;

-- The one group that people who register themselves join; its company is of the tier FREE.
ALTER TABLE user_group ADD COLUMN self_registration boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX user_group_self_registration ON user_group (self_registration) WHERE self_registration;
