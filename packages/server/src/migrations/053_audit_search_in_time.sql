-- A search of the trail is answered in the order of time, whichever condition it has, without reading what does not pass:
-- each index holds one or two conditions, then the time, then the number.
DROP INDEX audit_event_by_time;
DROP INDEX audit_event_by_actor;
DROP INDEX audit_event_by_action;
DROP INDEX audit_event_by_entity;
DROP INDEX audit_event_by_entity_seq;
CREATE INDEX audit_event_by_time ON audit_event (at, seq);
CREATE INDEX audit_event_by_actor ON audit_event (actor, at, seq);
CREATE INDEX audit_event_by_action ON audit_event (action, at, seq);
CREATE INDEX audit_event_by_entity ON audit_event (entity, at, seq);
CREATE INDEX audit_event_by_record ON audit_event (entity_id, at, seq);
CREATE INDEX audit_event_by_actor_and_action ON audit_event (actor, action, at, seq);
CREATE INDEX audit_event_by_entity_and_action ON audit_event (entity, action, at, seq);
CREATE INDEX audit_event_by_entity_and_actor ON audit_event (entity, actor, at, seq);
-- An action belongs to one entity and who acts does so often in the same way: without this the planner takes a search by
-- both for one that hardly a row passes.
CREATE STATISTICS audit_event_who_does_what (dependencies, mcv) ON actor, action, entity FROM audit_event;
