import type { Field } from '@pellucid/contract';
import { Link } from 'react-router';
import { INSIDE, useEntityArea } from './entity-context.tsx';
import { fieldText, linkText } from './field-text.ts';

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
      return <span className={value === true ? 'tag tag-yes' : 'tag'}>{text}</span>;
    case 'enum':
      return <span className="tag">{text}</span>;
    case 'enums':
      return <Tags texts={value as string[]} />;
    case 'relation':
      return <RecordLink to={field.to} link={value} show={field.show} />;
    case 'relations':
      return <Links field={field} links={value as { id: number }[]} most={short ? 2 : Number.POSITIVE_INFINITY} />;
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
  most,
}: {
  field: Field & { type: 'relations' };
  links: { id: number }[];
  most: number;
}) {
  const more = links.length - most;
  return (
    <ul className="value-links">
      {links.slice(0, most).map((link) => (
        <li key={link.id}>
          <RecordLink to={field.to} link={link} show={field.show} />
        </li>
      ))}
      {more > 0 && <li className="value-more">and {more} more</li>}
    </ul>
  );
}

function RecordLink({ to, link, show }: { to: string; link: unknown; show: string }) {
  const target = useEntityArea().screens.get(to);
  const text = linkText(link, show);
  if (target === undefined) return text;
  const { id } = link as { id: number };
  return (
    <Link to={`/${target.definition.screen}/${id}/view`} state={INSIDE}>
      {text}
    </Link>
  );
}

function Tags({ texts }: { texts: readonly string[] }) {
  return (
    <span className="value-tags">
      {texts.map((text) => (
        <span key={text} className="tag">
          {text}
        </span>
      ))}
    </span>
  );
}
