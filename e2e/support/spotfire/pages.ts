import { PASSWORD } from '../browser.ts';

/** How another page differs from Validation Errors. */
interface OtherPage {
  readonly menu: string;
  /** The name of its filter. */
  readonly filter: string;
  readonly configured: Readonly<Record<string, string>>;
}

/** Makes the page Validation Errors with a company filter, or another one, whose analysis is on another server. Returns its id. */
export async function makePage(origin: string, other?: OtherPage): Promise<number> {
  const signedIn = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const authorization = signedIn.headers.get('Authorization') ?? '';
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', authorization };
    const answer = await fetch(`${origin}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const groups = await send('GET', 'user-groups?name.equals=Analysts');
  const filters = await send('GET', `configuration-filters?filterName.equals=${other?.filter ?? 'company'}`);
  const page = await send('POST', 'page-infos', {
    menu: 'Validation Errors',
    pageName: 'Validation Errors',
    pageType: 'Pre Submission',
    spCAnalysisPath: '/Customer/{company}/Errors',
    spPage: 'Summary',
    datatable: 'general',
    helpText: 'What cannot be filed yet',
    enableHelp: true,
    filterErrorMessage: 'Ask for the data of this company',
    showToolBar: true,
    showExportVisualization: true,
    userGroupList: groups,
    ...(other !== undefined && { menu: other.menu, pageName: other.menu, pageType: 'Monitor' }),
  });
  await send('POST', 'configuration-standard-pages-filters', {
    pageInfo: { id: page.id },
    configurationFilter: filters[0],
    filterDatatableName: 'general',
    primaryColumnName: 'company',
    filterColumnName: 'company',
    filteringScheme: 'Company_Filter',
    markings: 'Company',
    ...other?.configured,
  });
  return page.id;
}
