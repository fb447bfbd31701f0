import { type CurrentReportingYear, setCurrentReportingYear } from '@pellucid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonField } from '../../crud/reason-field.tsx';
import { tellFailure } from '../../crud/tell-failure.ts';
import { call } from '../../lib/api.ts';
import { reportingYearQuery } from '../../lib/reporting-year.ts';
import { toast } from '../../ui/notices.ts';
import '../../crud/field-editor.css';
import './reporting-year.css';

/** The year as it is, and another one to choose for those who may. */
export function ReportingYearForm({ current, isReadOnly }: { current: CurrentReportingYear; isReadOnly: boolean }) {
  const id = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(current.reportingYear);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const saved = await call(setCurrentReportingYear, { body: { reportingYear: chosen } }, { reason, quiet: true });
      queries.setQueryData(reportingYearQuery.queryKey, saved);
      setReason('');
      toast.success(`The reporting year is ${saved.reportingYear}`);
    } catch (error) {
      // The choice stays.
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="reporting-year card" onSubmit={(event) => void save(event)}>
      <p>
        Dashboards are reflecting reportable data for reporting year <strong>{current.reportingYear}</strong>
      </p>
      {isReadOnly ? (
        <p className="reporting-year-hint">Who answers for compliance in your company changes it.</p>
      ) : (
        <>
          <div className="editor">
            <label className="editor-label" htmlFor={id}>
              Reporting year
            </label>
            <Select
              id={id}
              value={chosen}
              onChange={setChosen}
              options={current.years.map((year) => ({ value: year, label: String(year) }))}
            />
          </div>
          <ReasonField value={reason} onChange={setReason} />
        </>
      )}
      <div className="reporting-year-actions">
        {!isReadOnly && (
          <Button type="primary" htmlType="submit" loading={busy} disabled={chosen === current.reportingYear}>
            Save
          </Button>
        )}
        <Button onClick={() => void navigate(-1)}>Back</Button>
      </div>
    </form>
  );
}
