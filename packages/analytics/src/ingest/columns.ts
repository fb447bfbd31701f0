/** Published column names that more than one place needs. Matching ignores case and what follows the 63rd character. */
export const COLUMN = {
  recipientType: 'Covered_Recipient_Type',
  submittingCompany: 'Submitting_Applicable_Manufacturer_or_Applicable_GPO_Name',
  companyId: 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_ID',
  company: 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Name',
  companyState: 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_State',
  companyCountry: 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Country',
  amount: 'Total_Amount_of_Payment_USDollars',
  amountInvested: 'Total_Amount_Invested_USDollars',
  valueOfInterest: 'Value_of_Interest',
  date: 'Date_of_Payment',
  payments: 'Number_of_Payments_Included_in_Total_Amount',
  form: 'Form_of_Payment_or_Transfer_of_Value',
  nature: 'Nature_of_Payment_or_Transfer_of_Value',
  travelCity: 'City_of_Travel',
  travelState: 'State_of_Travel',
  travelCountry: 'Country_of_Travel',
  thirdPartyIndicator: 'Third_Party_Payment_Recipient_Indicator',
  thirdPartyName: 'Name_of_Third_Party_Entity_Receiving_Payment_or_Transfer_of_Value',
  recordId: 'Record_ID',
  disputeStatus: 'Dispute_Status_for_Publication',
  programYear: 'Program_Year',
  publicationDate: 'Payment_Publication_Date',
} as const;

/** Data portals of the time cut names to what their database allowed. */
const LONGEST_NAME = 63;

/** What two spellings of one column have in common. */
export const columnKey = (name: string) => name.trim().toLowerCase().slice(0, LONGEST_NAME);
