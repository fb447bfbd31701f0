import type { CurrentReportingYear, webReportingYearDef } from '@pellucid/contract';
import type { Actor, EntityDeps, EntityService } from '../../crud/entity-service.ts';
import type { Caller } from '../../http/mount.ts';
import { forbidden, invalidFields, notFound } from '../../http/problems.ts';
import * as repository from './reporting-year-repository.ts';

/** The year that is reported on: each company's own, or else the installation's. */
export function createReportingYears(
  { db, audit }: Pick<EntityDeps, 'db' | 'audit'>,
  years: EntityService<(typeof webReportingYearDef)['fields']>,
) {
  async function current({ company }: Pick<Caller, 'company'>): Promise<CurrentReportingYear> {
    const all = await repository.reportingYears(db, company?.id ?? null);
    const year = all.find((other) => other.own) ?? all.find((other) => other.current);
    if (year === undefined) throw notFound('No reporting year is current');
    return { id: year.id, reportingYear: year.reportingYear, years: all.map((other) => other.reportingYear) };
  }

  /** The year of a company, among those that the installation has. Errors: 400 for another one. */
  async function setOfCompany(company: number, reportingYear: number, actor: Actor): Promise<void> {
    await db.transaction(async (tx) => {
      const all = await repository.reportingYears(tx, company);
      const year = all.find((other) => other.reportingYear === reportingYear);
      if (year === undefined) {
        throw invalidFields([{ objectName: 'webReportingYear', field: 'reportingYear', message: 'NotFound' }]);
      }
      const old = all.find((other) => other.own);
      if (old?.id === year.id) return;
      await repository.setReportingYear(tx, { company, year: year.id, by: actor.caller.login });
      const change = { old: { reportingYear: old?.reportingYear ?? null }, new: { reportingYear } };
      await audit(tx, actor, { action: 'update', entity: 'companyReportingYear', id: company, ...change });
    });
  }

  /** The year of the installation; one that it does not have is added. */
  async function setOfInstallation(reportingYear: number, actor: Actor): Promise<void> {
    const all = await repository.reportingYears(db, null);
    const year = all.find((other) => other.reportingYear === reportingYear);
    if (year === undefined) await years.create({ reportingYear, current: true, description: null }, actor);
    else await years.update({ id: year.id, reportingYear, current: true }, actor);
  }

  return {
    current,
    /** Errors: 400 for a year that a company cannot choose, 403 for who has no company and administers none. */
    async set(reportingYear: number, actor: Actor): Promise<CurrentReportingYear> {
      const { company, authorities } = actor.caller;
      if (company !== null) await setOfCompany(company.id, reportingYear, actor);
      else if (authorities.some((authority) => authority === 'ROLE_AS_ADMIN' || authority === 'ROLE_ADMIN'))
        await setOfInstallation(reportingYear, actor);
      else throw forbidden('You belong to no company that could report on another year.');
      return current(actor.caller);
    },
  };
}
