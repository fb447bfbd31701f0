import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** What the warehouse keeps of a general record. */
const KEPT = `Program_Year, Date_of_Payment, Total_Amount_of_Payment_USDollars, Number_of_Payments_Included_in_Total_Amount,
  Covered_Recipient_Type, Covered_Recipient_Profile_ID, Covered_Recipient_NPI, Covered_Recipient_First_Name,
  Covered_Recipient_Last_Name, Teaching_Hospital_ID, Teaching_Hospital_CCN, Teaching_Hospital_Name, Recipient_City,
  Recipient_State, Recipient_Country, Covered_Recipient_Specialty_1, Submitting_Applicable_Manufacturer_or_Applicable_GPO_Name,
  Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_ID, Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Name,
  Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_State, Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Country,
  Form_of_Payment_or_Transfer_of_Value, Nature_of_Payment_or_Transfer_of_Value, City_of_Travel, State_of_Travel, Country_of_Travel,
  Physician_Ownership_Indicator, Third_Party_Payment_Recipient_Indicator,
  Name_of_Third_Party_Entity_Receiving_Payment_or_Transfer_of_Value, Charity_Indicator, Contextual_Information, Record_ID,
  Dispute_Status_for_Publication, Indicate_Drug_or_Biological_or_Device_or_Medical_Supply_1, Product_Category_or_Therapeutic_Area_1,
  Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_1`;

const TYPES: Readonly<Record<string, string>> = {
  Program_Year: 'SMALLINT',
  Total_Amount_of_Payment_USDollars: 'DECIMAL(18,2)',
  Date_of_Payment: 'DATE',
  Number_of_Payments_Included_in_Total_Amount: 'INTEGER',
};

/** The yardstick of the import: DuckDB's own reader into a typed table, sorted as the warehouse sorts, in a file of its own. */
export async function readWithDuckDB(
  folder: string,
  file: string,
  what: 'all columns' | 'kept columns',
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const columns = (await headerOf(file)).map((column) => `'${column}': '${TYPES[column] ?? 'VARCHAR'}'`);
  const instance = await DuckDBInstance.create(join(folder, 'raw.duckdb'));
  const connection = await instance.connect();
  try {
    await connection.run(`CREATE TABLE general AS SELECT ${what === 'all columns' ? '*' : KEPT}
      FROM read_csv('${file.replaceAll("'", "''")}', auto_detect = false, header = true, delim = ',', quote = '"', escape = '"',
        new_line = '\\n', dateformat = '%m/%d/%Y', columns = {${columns.join(', ')}})
      ORDER BY Program_Year, Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_ID, Date_of_Payment`);
    await connection.run('CHECKPOINT');
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function headerOf(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    for await (const line of file.readLines({ autoClose: false }))
      return line.split(',').map((name) => name.replaceAll('"', ''));
    return [];
  } finally {
    await file.close();
  }
}
