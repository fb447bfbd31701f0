import { Button } from 'antd';
import { alert, toast } from '../../ui/notices.ts';
import { type ApiCall, type ApiDocs, bodySchema, curlOf } from './openapi.ts';
import { schemaText } from './schema-text.ts';
import './api-call-details.css';

/** What a call takes and gives, as shapes, and the call for a command line. */
export function ApiCallDetails({ call, schemas }: { call: ApiCall; schemas: ApiDocs['schemas'] }) {
  const { parameters = [], requestBody, responses, security } = call;
  const body = bodySchema(requestBody?.content);
  const curl = curlOf(call, location.origin);
  const copy = () =>
    navigator.clipboard.writeText(curl).then(
      () => toast.success('Copied'),
      () => alert.error('The browser did not let it be copied'),
    );
  return (
    <div className="docs-details">
      <p className="ops-quiet">
        {security === undefined
          ? 'Needs no sign-in.'
          : 'Needs a bearer token: the id_token that api/authenticate answers.'}
      </p>
      {parameters.length > 0 && (
        <>
          <h3>Parameters</h3>
          <ul className="docs-parameters">
            {parameters.map(({ name, in: place, required, schema }) => (
              <li key={`${place} ${name}`}>
                <code>{name}</code>
                {required === true && <b> required</b>} <span className="ops-quiet">in the {place},</span>{' '}
                {schemaText(schema, schemas)}
              </li>
            ))}
          </ul>
        </>
      )}
      {body !== undefined && <Shape title="Body" text={schemaText(body, schemas)} />}
      {Object.entries(responses).map(([status, { content }]) => {
        const schema = bodySchema(content);
        return (
          <Shape
            key={status}
            title={`Answer ${status}`}
            text={schema === undefined ? 'no body, or a stream' : schemaText(schema, schemas)}
          />
        );
      })}
      <div className="docs-curl">
        <pre>{curl}</pre>
        <Button size="small" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  );
}

function Shape({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <pre>{text}</pre>
    </>
  );
}
