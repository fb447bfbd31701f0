import type { Audit } from '@pellucid/contract';
import { valueText } from './audit-text.ts';
import './audit-row-details.css';

/** What a row of the trail says: the fields that changed, before and after, and where the change came from. */
export function AuditRowDetails({ audit }: { audit: Audit }) {
  const { changes } = audit;
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
            {changes.map(({ field, label, old, new: now }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>
                  <Side text={valueText(old)} Mark="del" />
                </td>
                <td>
                  <Side text={valueText(now)} Mark="ins" />
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
function Side({ text, Mark }: { text: string | null; Mark: 'del' | 'ins' }) {
  if (text === null) return <span className="ops-quiet">–</span>;
  return <Mark>{text === '' ? '(empty)' : text}</Mark>;
}
