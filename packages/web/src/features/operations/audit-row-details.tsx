import type { Audit } from '@pellucid/contract';
import { changesOf } from './value-diff.ts';
import './audit-row-details.css';

/** Everything that a row of the trail says: old and new values side by side, and where it came from. */
export function AuditRowDetails({ audit }: { audit: Audit }) {
  const changes = changesOf(audit.old, audit.new);
  const facts = [
    ['Reason', audit.reason],
    ['Address', audit.data.remoteAddress],
    ['Request', audit.data.requestId],
    ['Fingerprint', audit.hash],
  ].filter((fact): fact is [string, string] => typeof fact[1] === 'string');
  return (
    <div className="audit-details">
      {changes.length > 0 && (
        <table className="ops-plain audit-diff">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Old</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, old, new: now, changed }) => (
              <tr key={field} className={changed ? 'audit-changed' : undefined}>
                <th scope="row">{field === '' ? 'value' : field}</th>
                <td>
                  <Side text={old} Mark={changed ? 'del' : 'span'} />
                </td>
                <td>
                  <Side text={now} Mark={changed ? 'ins' : 'span'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="audit-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The value of a field on one side; a text without characters is told from a value that is not there. */
function Side({ text, Mark }: { text: string | null; Mark: 'del' | 'ins' | 'span' }) {
  if (text === null) return <span className="ops-quiet">–</span>;
  return <Mark>{text === '' ? '(empty)' : text}</Mark>;
}
