import { type Field, hasAnyAuthority } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordQuery } from './entity-api.ts';
import { IN_APP, useEntityArea } from './entity-context.tsx';
import { type EntityScreen, recordName } from './entity-screen.ts';
import { fieldText, isUnlabelled, linkLabel, linkText, valueLabel } from './field-text.ts';
import './field-value.css';

/** A stored value in a list or on a record's page; a link leads to the record that it names. */
export function FieldValue({ field, value, short = false }: { field: Field; value: unknown; short?: boolean }) {
  const text = fieldText(field, value);
  if (text === '')
    return (
      <span className="value-none" role="img" aria-label="Nothing">
        —
      </span>
    );
  switch (field.type) {
    case 'boolean':
      return value === true ? <span className="tag tag-yes">{text}</span> : <span className="value-no">{text}</span>;
    case 'enum':
      return <Tags field={field} values={[String(value)]} />;
    case 'enums':
      return <Tags field={field} values={value as string[]} />;
    case 'relation':
      return <RecordLink to={field.to} link={value as { id: number }} show={field.show} short={short} />;
    case 'relations':
      return <Links field={field} links={value as { id: number }[]} short={short} />;
    case 'text':
      return short ? (
        <span className="value-short" title={text}>
          {text}
        </span>
      ) : (
        <span className="value-text">{text}</span>
      );
    default:
      return (
        <span className={short ? 'value-short' : 'value-text'} title={short ? text : undefined}>
          {text}
        </span>
      );
  }
}

function Links({
  field,
  links,
  short,
}: {
  field: Field & { type: 'relations' };
  links: { id: number }[];
  short: boolean;
}) {
  const maxShown = short ? 2 : links.length;
  const more = links.length - maxShown;
  return (
    <ul className="value-links">
      {links.slice(0, maxShown).map((link) => (
        <li key={link.id}>
          <RecordLink to={field.to} link={link} show={field.show} short={short} />
        </li>
      ))}
      {more > 0 && <li className="value-more">and {more} more</li>}
    </ul>
  );
}

interface RecordLinkProps {
  to: string;
  link: { id: number };
  show: string;
  short: boolean;
}

function RecordLink({ to, link, show, short }: RecordLinkProps) {
  const target = useEntityArea().screens.get(to);
  if (target === undefined) return linkText(link, show);
  const props = { target, link, short, text: linkLabel(target.definition, link, show) };
  return target.unlabelledName !== undefined && isUnlabelled(link, show) ? (
    <UnlabelledLink {...props} />
  ) : (
    <TargetLink {...props} />
  );
}

interface TargetLinkProps {
  target: EntityScreen;
  link: { id: number };
  text: string;
  short: boolean;
}

/** Reads the record for what it is called; until it is there, its noun and number are. */
function UnlabelledLink({ text, ...props }: TargetLinkProps) {
  const { target, link } = props;
  const { authorities } = useEntityArea();
  const enabled = hasAnyAuthority(authorities, target.definition.read);
  const { data: record } = useQuery({ ...recordQuery(target, String(link.id)), enabled });
  return <TargetLink {...props} text={record === undefined ? text : recordName(target, record)} />;
}

function TargetLink({ target, link, text, short }: TargetLinkProps) {
  return (
    <Link
      className={short ? 'value-short' : undefined}
      title={short ? text : undefined}
      to={`/${target.definition.screen}/${link.id}/view`}
      state={IN_APP}
    >
      {text}
    </Link>
  );
}

/** Values of a list of values; the code behind a label is in its tooltip. */
function Tags({ field, values }: { field: Field; values: readonly string[] }) {
  return (
    <span className="value-tags">
      {values.map((value) => (
        <span key={value} className="tag" title={value}>
          {valueLabel(field, value)}
        </span>
      ))}
    </span>
  );
}
