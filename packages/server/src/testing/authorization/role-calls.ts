// Long because it is a table: a line for each call of the server.
import { AUTHORITIES, type Authority } from '@pellucid/contract';

/** The columns of the table after the first, which is for who has not signed in: every role that there is. */
export const ROLES: readonly Authority[] = AUTHORITIES;

/**
 * Every call and what it answers to nobody and to each role, for a request with an empty body and
 * ids that are not there: 401 and 403 are refusals, everything else was let through to what the call itself says. Entities
 * are for ROLE_ENTITY_ADMIN, settings for ROLE_AS_ADMIN, operations for ROLE_ADMIN; the word behind a line says why it is
 * otherwise.
 */
export const ROLE_CALLS: Readonly<Record<string, readonly number[]>> = {
  'POST api/authenticate': [400, 400, 400, 400, 400, 400, 400],
  'GET api/authenticate': [200, 200, 200, 200, 200, 200, 200], // says who asks: nobody too
  'GET api/account': [401, 200, 200, 200, 200, 200, 200],
  'POST api/account/token': [401, 200, 200, 200, 200, 200, 200],
  'POST api/account/sign-out': [401, 204, 204, 204, 204, 204, 204],
  'GET api/account/sessions': [401, 200, 200, 200, 200, 200, 200],
  'DELETE api/account/sessions/{id}': [401, 404, 404, 404, 404, 404, 404],
  'DELETE api/account/sessions': [401, 204, 204, 204, 204, 204, 204],
  'DELETE api/users/login/{login}/sessions': [401, 403, 403, 403, 403, 403, 404],
  'POST api/account/reset-password/init': [400, 400, 400, 400, 400, 400, 400],
  'GET api/account/reset-password/resetKeyVerification/{key}': [400, 400, 400, 400, 400, 400, 400],
  'POST api/account/reset-password/finish': [400, 400, 400, 400, 400, 400, 400],
  'POST api/account/change-password': [401, 400, 400, 400, 400, 400, 400],
  'POST api/account/change-password/{login}': [401, 403, 403, 403, 403, 403, 400],
  'POST api/account': [401, 400, 400, 400, 400, 400, 400],
  'GET api/users/login/{login}': [401, 403, 403, 403, 403, 403, 404], // for setting passwords
  'POST api/refer-friend': [401, 400, 400, 400, 400, 400, 400],
  'POST api/register': [400, 400, 400, 400, 400, 400, 400],
  'GET api/activate': [400, 400, 400, 400, 400, 400, 400],
  'POST api/account/activation/resend': [400, 400, 400, 400, 400, 400, 400],
  'POST api/users/login/{login}/activation/resend': [401, 403, 403, 403, 403, 403, 404],
  'POST api/users/login/{login}/unlock': [401, 403, 403, 403, 403, 403, 404],
  'POST api/assigned-roles': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/assigned-roles': [401, 403, 403, 403, 400, 403, 400],
  'GET api/assigned-roles/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/assigned-roles': [401, 403, 403, 403, 200, 403, 200],
  'GET api/assigned-roles/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/assigned-roles/export': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/assigned-roles/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/companies': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/companies': [401, 403, 403, 403, 400, 403, 400],
  'GET api/companies/{id}': [401, 403, 403, 403, 404, 404, 404], // settings are kept by company
  'GET api/companies': [401, 403, 403, 403, 200, 200, 200], // settings are kept by company
  'GET api/companies/count': [401, 403, 403, 403, 200, 200, 200], // settings are kept by company
  'GET api/companies/export': [401, 403, 403, 403, 200, 200, 200], // settings are kept by company
  'GET api/companies/all': [401, 403, 403, 403, 200, 200, 200], // settings are kept by company
  'DELETE api/companies/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/configuration-menu-types': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/configuration-menu-types': [401, 403, 403, 403, 400, 403, 400],
  'GET api/configuration-menu-types/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/configuration-menu-types': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-menu-types/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-menu-types/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-menu-types/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/configuration-menu-types/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/configuration-menus': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/configuration-menus': [401, 403, 403, 403, 400, 403, 400],
  'GET api/configuration-menus/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/configuration-menus': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-menus/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-menus/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-menus/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/configuration-menus/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/configuration-standard-pages': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/configuration-standard-pages': [401, 403, 403, 403, 400, 403, 400],
  'GET api/configuration-standard-pages/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/configuration-standard-pages': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-standard-pages/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-standard-pages/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-standard-pages/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/configuration-standard-pages/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/aggspend/rule-entries': [401, 403, 403, 400, 403, 403, 400], // venues are compliance
  'PUT api/aggspend/rule-entries': [401, 403, 403, 400, 403, 403, 400], // venues are compliance
  'GET api/aggspend/rule-entries': [401, 200, 200, 200, 200, 200, 200], // of the own company
  'GET api/aggspend/rule-entries/count': [401, 200, 200, 200, 200, 200, 200], // of the own company
  'GET api/aggspend/rule-entries/export': [401, 200, 200, 200, 200, 200, 200], // of the own company
  'GET api/aggspend/rule-entries/{id}': [401, 404, 404, 404, 404, 404, 404], // of the own company
  'DELETE api/aggspend/rule-entries/{id}': [401, 403, 403, 404, 403, 403, 404], // venues are compliance
  'GET api/aggspend/view-rule-values': [401, 200, 200, 200, 200, 200, 200], // of the own company
  'GET api/aggspend/view-rule-values/count': [401, 200, 200, 200, 200, 200, 200], // of the own company
  'GET api/aggspend/view-rule-values/export': [401, 200, 200, 200, 200, 200, 200], // of the own company
  'GET api/aggspend/view-rule-values/{id}': [401, 404, 404, 404, 404, 404, 404], // of the own company
  'GET api/aggspend/template-validation/states/{name}': [401, 404, 404, 404, 404, 404, 404], // dashboards read it
  'GET api/aggspend/template-validation/data-against-states/{name}': [401, 404, 404, 404, 404, 404, 404], // dashboards read it
  'GET api/aggspend/template-validation/check-data/{name}/{state}': [401, 404, 404, 404, 404, 404, 404], // dashboards read it
  'GET api/customize/business-meal/view-meal-limits': [401, 200, 200, 200, 200, 200, 200],
  'GET api/customize/business-meal/global-level-general/{id}': [401, 404, 404, 404, 404, 404, 200], // 404: another company
  'GET api/customize/business-meal/global-level-speaker-program/{id}': [401, 404, 404, 404, 404, 404, 200], // 404: another company
  'GET api/customize/business-meal/city-level-configuration/{city}': [401, 200, 200, 200, 403, 403, 200], // staff have no company
  'GET api/customize/business-meal/cities': [401, 200, 200, 200, 403, 403, 200], // staff have no company
  'PUT api/customize/business-meal/update-configuration': [401, 403, 403, 400, 403, 403, 400], // meal limits are compliance
  'PUT api/customize/business-meal/update-speaker-program-configuration': [401, 403, 403, 400, 403, 403, 400], // meal limits are compliance
  'POST api/configuration-filters': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/configuration-filters': [401, 403, 403, 403, 400, 403, 400],
  'GET api/configuration-filters/{id}': [401, 404, 404, 404, 404, 404, 404], // dashboards read it
  'GET api/configuration-filters': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-filters/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-filters/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-filters/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/configuration-filters/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/configuration-standard-pages-filters': [401, 403, 403, 403, 201, 403, 201], // needs no field
  'PUT api/configuration-standard-pages-filters': [401, 403, 403, 403, 400, 403, 400],
  'GET api/configuration-standard-pages-filters/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/configuration-standard-pages-filters': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-standard-pages-filters/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-standard-pages-filters/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/configuration-standard-pages-filters/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/configuration-standard-pages-filters/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/configuration-standard-pages-filters/{pageInfo}-by-page-info': [401, 404, 404, 404, 404, 404, 404], // dashboards read it
  'GET api/configuration-standard-pages-by-page-info/{id}': [401, 404, 404, 404, 404, 404, 404], // dashboards read it
  'POST api/role-messages': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/role-messages': [401, 403, 403, 403, 400, 403, 400],
  'GET api/role-messages/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/role-messages': [401, 403, 403, 403, 200, 403, 200],
  'GET api/role-messages/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/role-messages/export': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/role-messages/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/role-messages-by-company/{id}': [401, 404, 404, 404, 404, 404, 200], // read after sign-in
  'POST api/searches': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/searches': [401, 403, 403, 403, 400, 403, 400],
  'GET api/searches/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/searches': [401, 403, 403, 403, 200, 403, 200],
  'GET api/searches/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/searches/export': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/searches/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/parameters': [401, 403, 403, 403, 403, 400, 400],
  'PUT api/parameters': [401, 403, 403, 403, 403, 400, 400],
  'GET api/parameters/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/parameters': [401, 403, 403, 403, 403, 200, 200],
  'GET api/parameters/count': [401, 403, 403, 403, 403, 200, 200],
  'GET api/parameters/export': [401, 403, 403, 403, 403, 200, 200],
  'DELETE api/parameters/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/parameters/current': [401, 200, 200, 200, 200, 200, 200], // every screen reads it
  'POST api/aggspend/version-year-mappings': [401, 403, 403, 403, 403, 400, 400],
  'PUT api/aggspend/version-year-mappings': [401, 403, 403, 403, 403, 400, 400],
  'GET api/aggspend/version-year-mappings/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/aggspend/version-year-mappings': [401, 403, 403, 403, 403, 200, 200],
  'GET api/aggspend/version-year-mappings/count': [401, 403, 403, 403, 403, 200, 200],
  'GET api/aggspend/version-year-mappings/export': [401, 403, 403, 403, 403, 200, 200],
  'GET api/aggspend/version-year-mappings/all': [401, 403, 403, 403, 403, 200, 200],
  'DELETE api/aggspend/version-year-mappings/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/aggspend/version-year-mappings/current': [401, 200, 200, 200, 200, 200, 200], // every screen reads it
  'POST api/aggspend/web-reporting-years': [401, 403, 403, 403, 403, 400, 400],
  'PUT api/aggspend/web-reporting-years': [401, 403, 403, 403, 403, 400, 400],
  'GET api/aggspend/web-reporting-years/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/aggspend/web-reporting-years': [401, 403, 403, 403, 403, 200, 200],
  'GET api/aggspend/web-reporting-years/count': [401, 403, 403, 403, 403, 200, 200],
  'GET api/aggspend/web-reporting-years/export': [401, 403, 403, 403, 403, 200, 200],
  'GET api/aggspend/web-reporting-years/all': [401, 403, 403, 403, 403, 200, 200],
  'DELETE api/aggspend/web-reporting-years/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/aggspend/web-reporting-years/current': [401, 200, 200, 200, 200, 200, 200], // every screen reads it
  'PUT api/aggspend/web-reporting-years/current': [401, 403, 403, 400, 403, 400, 400], // reporting
  'POST api/analysis-path-suffixes': [401, 403, 403, 403, 403, 400, 400],
  'PUT api/analysis-path-suffixes': [401, 403, 403, 403, 403, 400, 400],
  'GET api/analysis-path-suffixes/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/analysis-path-suffixes': [401, 403, 403, 403, 403, 200, 200],
  'GET api/analysis-path-suffixes/count': [401, 403, 403, 403, 403, 200, 200],
  'GET api/analysis-path-suffixes/export': [401, 403, 403, 403, 403, 200, 200],
  'DELETE api/analysis-path-suffixes/{id}': [401, 403, 403, 403, 403, 404, 404],
  'POST api/sample-questions': [401, 403, 403, 403, 403, 400, 400],
  'PUT api/sample-questions': [401, 403, 403, 403, 403, 400, 400],
  'GET api/sample-questions/{id}': [401, 403, 403, 403, 403, 404, 404],
  'GET api/sample-questions': [401, 403, 403, 403, 403, 200, 200],
  'GET api/sample-questions/count': [401, 403, 403, 403, 403, 200, 200],
  'GET api/sample-questions/export': [401, 403, 403, 403, 403, 200, 200],
  'DELETE api/sample-questions/{id}': [401, 403, 403, 403, 403, 404, 404],
  'POST api/company-families': [401, 403, 403, 403, 403, 403, 400],
  'PUT api/company-families': [401, 403, 403, 403, 403, 403, 400],
  'GET api/company-families/{id}': [401, 403, 403, 403, 403, 403, 404],
  'GET api/company-families': [401, 403, 403, 403, 403, 403, 200],
  'GET api/company-families/count': [401, 403, 403, 403, 403, 403, 200],
  'GET api/company-families/export': [401, 403, 403, 403, 403, 403, 200],
  'GET api/company-families/all': [401, 403, 403, 403, 403, 403, 200],
  'DELETE api/company-families/{id}': [401, 403, 403, 403, 403, 403, 404],
  'POST api/member-companies': [401, 403, 403, 403, 403, 403, 400],
  'PUT api/member-companies': [401, 403, 403, 403, 403, 403, 400],
  'GET api/member-companies/{id}': [401, 403, 403, 403, 403, 403, 404],
  'GET api/member-companies': [401, 403, 403, 403, 403, 403, 200],
  'GET api/member-companies/count': [401, 403, 403, 403, 403, 403, 200],
  'GET api/member-companies/export': [401, 403, 403, 403, 403, 403, 200],
  'DELETE api/member-companies/{id}': [401, 403, 403, 403, 403, 403, 404],
  'GET api/chat-bots/sample-question': [401, 200, 200, 200, 200, 200, 200], // chat
  'POST api/chatbot-stream': [401, 400, 400, 400, 400, 400, 400],
  'GET api/chat-sessions': [401, 200, 200, 200, 200, 200, 200],
  'GET api/chat-sessions/{id}': [401, 400, 400, 400, 400, 400, 400],
  'PUT api/chat-sessions/{id}': [401, 400, 400, 400, 400, 400, 400],
  'DELETE api/chat-sessions/{id}': [401, 400, 400, 400, 400, 400, 400],
  'POST api/chat-questions/{id}/answer': [401, 404, 404, 404, 404, 404, 404],
  'POST api/chat-questions/{id}/feedback': [401, 400, 400, 400, 400, 400, 400],
  'POST api/user-group-infos': [401, 403, 403, 403, 201, 403, 201],
  'PUT api/user-group-infos': [401, 403, 403, 403, 400, 403, 400],
  'GET api/user-group-infos/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/user-group-infos': [401, 403, 403, 403, 200, 403, 200],
  'GET api/user-group-infos/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/user-group-infos/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/user-group-infos/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/user-group-infos/{id}': [401, 403, 403, 403, 404, 403, 404],
  'POST api/user-groups': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/user-groups': [401, 403, 403, 403, 400, 403, 400],
  'GET api/user-groups/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/user-groups': [401, 403, 403, 403, 200, 403, 200],
  'GET api/user-groups/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/user-groups/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/user-groups/all': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/user-groups/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/boards/{boardId}': [401, 404, 404, 404, 404, 404, 404],
  'POST api/boards/{boardId}/run': [401, 400, 400, 400, 400, 400, 400],
  'POST api/boards/{boardId}/details': [401, 400, 400, 400, 400, 400, 400],
  'POST api/boards/{boardId}/details/export': [401, 400, 400, 400, 400, 400, 400],
  'POST api/boards/{boardId}/fields/{field}/values': [401, 404, 404, 404, 404, 404, 404],
  'POST api/boards/{boardId}/amounts': [401, 404, 404, 404, 404, 404, 404],
  'GET api/landing/previews/{boardId}': [404, 404, 404, 404, 404, 404, 404], // public
  'POST api/analytics/query': [401, 400, 400, 400, 400, 400, 400],
  'POST api/analytics/query/check': [401, 400, 400, 400, 400, 400, 400],
  'POST api/analytics/query/export': [401, 400, 400, 400, 400, 400, 400],
  'GET api/analytics/model': [401, 400, 400, 400, 400, 400, 400], // 400: the gate of this suite answers nothing
  'GET api/analytics/running': [401, 200, 200, 200, 200, 200, 200],
  'GET api/analytics/running/{id}': [401, 400, 400, 400, 400, 400, 400],
  'DELETE api/analytics/running/{id}': [401, 400, 400, 400, 400, 400, 400],
  'GET management/audits': [401, 403, 403, 403, 403, 403, 200],
  'GET management/audits/{id}': [401, 403, 403, 403, 403, 403, 404],
  'GET management/audits/terms': [401, 403, 403, 403, 403, 403, 200],
  'GET management/audits/export': [401, 403, 403, 403, 403, 403, 200],
  'GET management/audits/verification': [401, 403, 403, 403, 403, 403, 200],
  'POST management/audits/verification': [401, 403, 403, 403, 403, 403, 202],
  'GET management/configuration': [401, 403, 403, 403, 403, 403, 200],
  'GET management/env': [401, 403, 403, 403, 403, 403, 200],
  'GET management/configprops': [401, 403, 403, 403, 403, 403, 200],
  'GET management/loggers': [401, 403, 403, 403, 403, 403, 200],
  'GET management/loggers/{name}': [401, 403, 403, 403, 403, 403, 404],
  'POST management/loggers/{name}': [401, 403, 403, 403, 403, 403, 400],
  'GET management/logs': [401, 403, 403, 403, 403, 403, 200],
  'PUT management/logs': [401, 403, 403, 403, 403, 403, 400],
  'GET management/logs/tail': [401, 403, 403, 403, 403, 403, 200],
  'GET management/logfile': [401, 403, 403, 403, 403, 403, 200],
  'GET api/mails': [401, 403, 403, 403, 403, 403, 200],
  'POST api/mails/{id}/resend': [401, 403, 403, 403, 403, 403, 404],
  'GET management/health': [200, 200, 200, 200, 200, 200, 200], // probes ask it
  'GET management/health/liveness': [200, 200, 200, 200, 200, 200, 200], // probes ask it
  'GET management/health/readiness': [200, 200, 200, 200, 200, 200, 200], // probes ask it
  'GET management/info': [200, 200, 200, 200, 200, 200, 200], // public
  'GET management/metrics/summary': [401, 403, 403, 403, 403, 403, 200],
  'GET management/metrics/history': [401, 403, 403, 403, 403, 403, 200],
  'GET management/metrics/rollups': [401, 403, 403, 403, 403, 403, 200],
  'GET management/metrics/slow-questions': [401, 403, 403, 403, 403, 403, 200],
  'GET management/dump': [401, 403, 403, 403, 403, 403, 200],
  'GET management/metrics': [401, 403, 403, 403, 403, 403, 200],
  'GET management/jhi-metrics': [401, 403, 403, 403, 403, 403, 200],
  'GET management/jhimetrics': [401, 403, 403, 403, 403, 403, 200],
  'GET management/threaddump': [401, 403, 403, 403, 403, 403, 200],
  'GET management/prometheus': [401, 403, 403, 403, 403, 403, 200],
  'GET api/profile-info': [200, 200, 200, 200, 200, 200, 200], // public
  'GET api/configuration-standard-pages-filters/getCompanies': [401, 400, 400, 400, 400, 400, 400],
  'GET api/configuration-standard-pages-filters/getPhysicians/{datatable}/{text}': [401, 400, 400, 400, 400, 400, 400],
  'GET api/configuration-standard-pages-filters/getSpecialties/{datatable}/{column}/{text}': [
    401, 400, 400, 400, 400, 400, 400,
  ],
  'GET api/configuration-standard-pages-filters/getCompetitors/{datatable}/{text}': [401, 400, 400, 400, 400, 400, 400],
  'GET api/configuration-standard-pages-filters/getCompetitors/{company}/{competitor}/{year}': [
    401, 400, 400, 400, 400, 400, 400,
  ],
  'GET api/configuration-standard-pages-filters/getCompanyDetails': [401, 400, 400, 400, 400, 400, 400],
  'GET api/configuration-standard-pages-filters/getCompaniesProgramYears/{datatable}': [
    401, 400, 400, 400, 400, 400, 400,
  ],
  'GET api/configuration-standard-pages-filters/getCompetitorsProgramYears/{datatable}': [
    401, 400, 400, 400, 400, 400, 400,
  ],
  'GET api/configuration-standard-pages-filters/getSubsidiaries/{pageInfoId}': [401, 404, 404, 404, 404, 404, 404],
  'GET api/job-status': [401, 200, 200, 200, 200, 200, 200],
  'POST api/page-infos': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/page-infos': [401, 403, 403, 403, 400, 403, 400],
  'GET api/page-infos': [401, 403, 403, 403, 200, 403, 200],
  'GET api/page-infos/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/page-infos/export': [401, 403, 403, 403, 200, 403, 200],
  'DELETE api/page-infos/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/page-infos/{id}': [401, 404, 404, 404, 404, 404, 404], // its groups read it
  'GET api/page-infos/mainMenu/{value}': [401, 200, 200, 200, 200, 200, 200],
  'GET api/page-infos/getAllIconOfMenu': [401, 200, 200, 200, 200, 200, 200],
  'GET api/page-infos/getIconOfMenu/{id}': [401, 404, 404, 404, 404, 404, 404],
  'GET api/page-infos/getByDashboardId/{dashboardId}/{second}': [401, 404, 404, 404, 404, 404, 404],
  'GET api/page-infos/getParent/{id}': [401, 404, 404, 404, 404, 404, 404],
  'GET api/page-infos/isMenu/{value}': [401, 200, 200, 200, 200, 200, 200],
  'DELETE api/page-infos-subpage/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/page-infos-undelete/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/page-infos-undelete-subpage/{id}': [401, 403, 403, 403, 404, 403, 404],
  'PUT api/page-infos/subpages': [401, 403, 403, 403, 400, 403, 400],
  'GET api/page-infos/getParentMenuLimitedValue/{value}': [401, 403, 403, 403, 200, 403, 200],
  'GET api/page-infos/menuOfUserGroup/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/page-infos/getVerifiedDashboards': [401, 200, 200, 200, 200, 200, 200],
  'GET api/page-infos/setVerifiedDashboards/{id}/{flag}': [401, 403, 403, 404, 403, 403, 404], // certifying
  'DELETE api/page-infos/power-user-dashboard/{id}': [401, 403, 404, 403, 403, 403, 404], // building
  'POST api/recent-searches': [401, 400, 400, 400, 400, 400, 400],
  'GET api/recent-searches/{pageId}': [401, 404, 404, 404, 404, 404, 404],
  'GET api/recent-searches/{pageId}/{filterType}': [401, 404, 404, 404, 404, 404, 404],
  'POST api/users': [401, 403, 403, 403, 400, 403, 400],
  'PUT api/users': [401, 403, 403, 403, 400, 403, 400],
  'GET api/users': [401, 403, 403, 403, 200, 403, 200],
  'GET api/users/count': [401, 403, 403, 403, 200, 403, 200],
  'GET api/users/export': [401, 403, 403, 403, 200, 403, 200],
  'GET api/users/{id}': [401, 403, 403, 403, 404, 403, 404],
  'DELETE api/users/{id}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/users/authorities': [401, 403, 403, 403, 200, 403, 200],
  'PUT api/users/activate': [401, 403, 403, 403, 400, 403, 400],
  'GET api/users/{id}/sessions': [401, 403, 403, 403, 404, 403, 404],
  'DELETE api/users/{id}/sessions/{sessionId}': [401, 403, 403, 403, 404, 403, 404],
  'GET api/users/{id}/history': [401, 403, 403, 403, 404, 403, 404],
};
