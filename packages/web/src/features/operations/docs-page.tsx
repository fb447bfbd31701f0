import { LinkOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { focusOn } from '../../ui/use-return-focus.ts';
import { ApiCallDetails } from './api-call-details.tsx';
import { API_DOCS_ADDRESS, type ApiCall, type ApiDocs, apiDocsQuery } from './openapi.ts';
import { OperationsFrame } from './operations-frame.tsx';
import './docs-page.css';

const LEAD = 'Every call of this server, read from its OpenAPI description.';

/** The API documentation, where the server serves it. */
export function Component() {
  const info = useProfileInfo();
  if (info === undefined) return <Skeleton active />;
  return info.swaggerEnabled ? <Reference /> : <SwitchedOff />;
}

function SwitchedOff() {
  return (
    <OperationsFrame title="API docs" lead={LEAD}>
      <p className="card ops-empty">
        The API documentation is switched off. Start the server with <code>API_DOCS=on</code> to read it here.
      </p>
    </OperationsFrame>
  );
}

function Reference() {
  const docs = useQuery(apiDocsQuery);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim().toLowerCase());
  return (
    <OperationsFrame
      title="API docs"
      lead={LEAD}
      loading={docs}
      tools={
        <Button icon={<LinkOutlined />} href={API_DOCS_ADDRESS} target="_blank" rel="noopener">
          Try calls in Swagger UI
        </Button>
      }
    >
      <div className="ops-filters">
        <Input.Search
          allowClear
          className="ops-search"
          aria-label="Filter calls"
          placeholder="Filter calls"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <a href={`${API_DOCS_ADDRESS}/json`} target="_blank" rel="noopener noreferrer">
          OpenAPI file
        </a>
      </div>
      {docs.isPending && <Skeleton active paragraph={{ rows: 12 }} />}
      {docs.data !== undefined && <Parts docs={docs.data} text={text} />}
    </OperationsFrame>
  );
}

function Parts({ docs, text }: { docs: ApiDocs; text: string }) {
  const parts = docs.parts
    .map(({ name, calls }) => ({ name, calls: calls.filter((call) => matches(call, text)) }))
    .filter(({ calls }) => calls.length > 0);
  if (parts.length === 0) return <p className="card ops-empty">No call contains “{text}”.</p>;
  return (
    <>
      <Index parts={parts} />
      {parts.map(({ name, calls }) => (
        <section key={name} className="ops-part">
          <h2 className="docs-part" id={partId(name)}>
            {name} <span className="ops-quiet">{calls.length}</span>
          </h2>
          <div className="card docs-calls">
            {calls.map((call) => (
              <CallRow key={`${call.method} ${call.path}`} call={call} schemas={docs.schemas} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

const partId = (name: string) => `docs-part-${name}`;

/** The parts of the product whose calls are on the page, each with the way to it. */
function Index({ parts }: { parts: ApiDocs['parts'] }) {
  const goTo = (name: string) => {
    const heading = document.getElementById(partId(name));
    if (heading === null) return;
    heading.scrollIntoView?.({ block: 'start' });
    focusOn(heading);
  };
  return (
    <nav aria-label="Parts of the API">
      <ul className="docs-index">
        {parts.map(({ name, calls }) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {name} <span className="ops-quiet">{calls.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CallRow({ call, schemas }: { call: ApiCall; schemas: ApiDocs['schemas'] }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={`route-method route-${call.method.toLowerCase()}`}>{call.method}</span>
        <code className="docs-path">{call.path}</code>
        <span className="docs-summary">{call.summary}</span>
      </summary>
      {open && <ApiCallDetails call={call} schemas={schemas} />}
    </details>
  );
}

function matches({ path, summary = '', method, operationId = '' }: ApiCall, text: string): boolean {
  return `${method} ${path} ${summary} ${operationId}`.toLowerCase().includes(text);
}
