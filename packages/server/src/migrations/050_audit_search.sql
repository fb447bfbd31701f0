-- The trail is searched by action and by entity in its own order; without these a search reads all of it.
CREATE INDEX audit_event_by_action ON audit_event (action, seq);
CREATE INDEX audit_event_by_entity_seq ON audit_event (entity, seq);
