import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('usual wordings', () => {
  it.each([
    // Whose totals, and of what.
    [
      '95th percentile of what physicians received in 2024',
      'percentile per recipient where recipient_type=Physician in 2024',
    ],
    [
      'how much did the average cardiologist get in 2024',
      'average per recipient where specialty=Cardiovascular in 2024',
    ],
    [
      'how many royalty payments did Pfizer make to physicians',
      'payments where nature=Royalty company_family=Pfizer recipient_type=Physician',
    ],
    // What notes say last, and amounts of each of several payments.
    ['Texas physicians, 2022, 10 largest payments', 'list where state=TX recipient_type=Physician in 2022 desc 10'],
    [
      'how many physicians had at least 2 payments of more than $10,000',
      'count recipient where recipient_type=Physician having payments gte 2 each record gt 10000',
    ],
    ['average meal cost per year', 'average per record by program_year where nature=Food'],
    ['mean payment vs the median in 2022', 'average per payment+median per record in 2022'],
    ['what portion of general payments is royalties', 'total_amount share'],
    ['meals as a part of the total of Pfizer', 'total_amount where company_family=Pfizer share'],
    // Whom it is paid to, and who paid.
    ['gifts to hospitals by state', 'total_amount by state where nature=Gift recipient_type=Teaching'],
    ['meals to hospitals', 'total_amount where nature=Food recipient_type=Teaching'],
    ['what went to physicians', 'total_amount where recipient_type=Physician'],
    ['physicians reached by state', 'count recipient+total_amount by state where recipient_type=Physician'],
    [
      'who other than Pfizer gave money to Ada Moreno',
      'total_amount by company where company_family!=Pfizer recipient_id=1001',
    ],
    ['spend of the device maker Stryker', 'total_amount where company=Stryker'],
    [
      'overlap between Stryker and Merck physicians',
      'total_amount by recipient where company=Stryker,Merck recipient_type=Physician among company=Stryker company=Merck',
    ],
    // How many, and in which order.
    [
      'top KOLs in 2024, 15 of them',
      'total_amount by recipient where recipient_type=Physician,Non-Physician in 2024 desc 15',
    ],
    ['five fastest growing companies', 'total_amount by company desc 5 growth 2023 > 2024'],
    ['how many disputed records has each company, top 3', 'records by company where dispute_status=Yes desc 3'],
    ['products by payments in dollars, top 8', 'total_amount by product desc 8'],
    ['top 5 companies by payments', 'total_amount by company desc 5'],
    ['top 5 companies by payments, not by dollars', 'payments by company desc 5'],
    ['top 5 companies by payments and total amount', 'payments+total_amount by company desc 5'],
    ['top 5 companies by number of payments', 'payments by company desc 5'],
    ['which nature of payment is the most costly', 'total_amount by nature desc 1'],
    ['the busiest weekday', 'payments by dayOfWeek desc 1'],
    ['by how many percent did the spend of Pfizer grow', 'total_amount where company_family=Pfizer growth 2023 > 2024'],
    // When.
    ['spend for each of the last 3 years', 'total_amount by program_year in 2022 to 2024'],
    ['spend in each of 2022 and 2023', 'total_amount by program_year in 2022 and 2023'],
    [
      'January to March 2022 against the same months of 2023',
      'total_amount growth 2022-01-01 to 2022-03-31 > 2023-01-01 to 2023-03-31',
    ],
    [
      'Pfizer vs Stryker in 2022 and 2023',
      'total_amount by company+program_year where company=Pfizer,Stryker in 2022 and 2023',
    ],
    ['cumulative spend of Pfizer to date', 'total_amount where company_family=Pfizer in all years'],
    // What is said around it.
    [
      "I'm preparing our annual review and would like to know the total of Pfizer",
      'total_amount where company_family=Pfizer',
    ],
    ['show every single Pfizer gift', 'list where company_family=Pfizer nature=Gift'],
    [
      'did Pfizer spend more in 2024 than in 2023? I need both numbers',
      'total_amount where company_family=Pfizer growth 2023 > 2024',
    ],
    ['break down 2022 spend by state', 'total_amount by state in 2022'],
    [
      'physicians who pulled in more than $100k',
      'total_amount by recipient where recipient_type=Physician having gt 100000',
    ],
    ['total excluding meals, Stryker, 2023', 'total_amount where nature!=Food company=Stryker in 2023'],
    // Places and kinds.
    ['spend in California, New York and Texas', 'total_amount where state=CA,NY,TX'],
    ['spend in D.C.', 'total_amount where state=DC'],
    ['NoP breakdown for Pfizer', 'total_amount by nature where company_family=Pfizer'],
    ['spend by kind of payment, general, research and ownership', 'all_payments: total_amount by payment_kind'],
    ['meals where Eliquis was discussed', 'total_amount where nature=Food product=ELIQUIS'],
    ['HCPs vs HCOs', 'total_amount by recipient_type where recipient_type=Physician,Non-Physician,Teaching'],
    ['share of each nature within each state', 'total_amount by nature+state share'],
    // What stands beside a name.
    [
      'top 10 physicians in Texas with their specialty',
      'total_amount by recipient+specialty where recipient_type=Physician state=TX desc 10',
    ],
    ['hospitals with city and state', 'total_amount by recipient+city+state where recipient_type=Teaching'],
    ['companies with their home state', 'total_amount by company+company_state'],
    // Which is more, and who.
    [
      'which is bigger, research or general',
      'all_payments: total_amount by payment_kind where payment_kind=Research,General',
    ],
    ['nurse practitioners, top 10', 'total_amount by recipient where primary_type=Nurse desc 10'],
    [
      'recipients with payments in every year',
      'total_amount by recipient among program_year=2019 program_year=2020 program_year=2021 program_year=2022 program_year=2023 program_year=2024',
    ],
    ['devices by category', 'count product+total_amount by product_category where product_type=Device'],
    ['YTD vs prior YTD', 'total_amount by program_year in 2023 and 2024'],
    ['is it legal to pay doctors', 'refuse verdict'],
    ['2024 compared with the average of the last three years', 'refuse cannot'],
    // What is counted beside what, and who.
    ['physicians and payments by month', 'payments+count recipient by month where recipient_type=Physician'],
    [
      'who received more than one meal in 2023',
      'total_amount by recipient where nature=Food in 2023 having payments gt 1',
    ],
    ['who are the new recipients in 2024', 'total_amount by recipient in 2024'],
    ['who spent nothing on meals', 'total_amount by company among none nature=Food'],
    [
      'the split of payments between physicians and hospitals',
      'total_amount by recipient_type where recipient_type=Physician,Teaching',
    ],
    ['top owners by value of interest', 'ownership: value_of_interest by recipient desc 10'],
    ['drug companies', 'total_amount by company'],
    ['spend per physician by state', 'average per recipient by state where recipient_type=Physician'],
  ])('“%s”: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('parts of a question in another order', () => {
  it.each([])('“%s”: %s', async (question, plain) => {
    expect(await shortReading(question, data)).toBe(await shortReading(plain, data));
  });

  it.each([
    ['how many gifts did hospitals get', 'payments where nature=Gift recipient_type=Teaching'],
    ['how many gift recipients in 2023', 'count recipient where nature=Gift in 2023'],
  ])('“%s”: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('what is asked of each that is named', () => {
  it.each([
    ['how much was meals, how much gifts, how much travel', 'total_amount by nature where nature=Food,Gift,Travel'],
    ['for Texas and California each, the top two hospitals', 'for each of Texas and California, the top two hospitals'],
    ['doctors with over $9,000, and the sum for each one', 'doctors with over $9,000 and the sum of each'],
    ['what did doctors get in 2023, all added up', 'total paid to doctors in 2023'],
    ['on what day did Pfizer first pay a gift, and when last', 'when did Pfizer first and last pay a gift'],
    ['how many different doctors got anything in all these years', 'how many doctors got anything'],
  ])('“%s” is %s', async (question, plainly) => {
    const line = plainly.startsWith('total_amount') ? plainly : await shortReading(plainly, data);
    expect(await shortReading(question, data)).toBe(line);
    expect(line).not.toContain('refuse');
  });
});
