import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('markets and those in them', () => {
  it.each([
    [
      'share of voice in cardiology products by company, 2024',
      'total_amount by company where product_category=CARDIOLOGY in 2024 share',
    ],
    [
      'market share in cardiology products by company',
      'total_amount by company where product_category=CARDIOLOGY share',
    ],
    ['share of meals by company', 'total_amount by company share'],
    ['top 5 peers of Pfizer in Texas', 'total_amount by company where company_family!=Pfizer state=TX desc 5'],
    ['how does Pfizer compare with peers in Texas', 'refuse cannot'],
    ['Pfizer vs industry giants', 'refuse cannot'],
    ['Pfizer competitors in Texas', 'total_amount by company where company_family!=Pfizer state=TX'],
    [
      "what percentage of Pfizer's 2024 spend has Eliquis on it?",
      'total_amount where company_family=Pfizer in 2024 share',
    ],
    [
      'how much of the money in the cardiology area is not from Pfizer',
      'total_amount where product_category=CARDIOLOGY company_family!=Pfizer',
    ],
    [
      "how much of the spend in the cardiology space isn't Pfizer's?",
      'total_amount where product_category=CARDIOLOGY company_family!=Pfizer',
    ],
    ['what is our competitor Pfizer spending in Texas', 'total_amount where company_family=Pfizer state=TX'],
    [
      "for each of Texas and California, what's our main competitor Pfizer spending?",
      'total_amount by state where state=TX,CA company_family=Pfizer',
    ],
    [
      'did anyone besides Pfizer spend on cardiology products? who and how much',
      'total_amount by company where company_family!=Pfizer product_category=CARDIOLOGY',
    ],
    [
      'did any company besides Pfizer pay Ada Moreno? which ones',
      'total_amount by company where company_family!=Pfizer recipient_id=1001',
    ],
    [
      'meals behind Eliquis, Viagra and Ozempic in 2023',
      'total_amount by product where nature=Food product=ELIQUIS,VIAGRA,OZEMPIC in 2023',
    ],
    [
      'spend on Eliquis, Viagra and Ozempic in 2023',
      'total_amount by product where product=ELIQUIS,VIAGRA,OZEMPIC in 2023',
    ],
    [
      'royalties from Stryker, Merck and Genentech',
      'total_amount by company where nature=Royalty company=Stryker,Merck,Genentech,',
    ],
    ['spend in Texas, California and New York', 'total_amount where state=TX,CA,NY'],
    [
      'which company upped its spend by the most dollars from 2023 to 2024',
      'total_amount by company desc 1 growth 2023 > 2024',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('whose rows they are', () => {
  it.each([
    [
      'cardiologists Pfizer paid over 5,000 usd in total',
      'total_amount by recipient where specialty=Cardiovascular company_family=Pfizer having gt 5000',
    ],
    [
      'list the cardiologists Pfizer paid in 2024',
      'total_amount by recipient where specialty=Cardiovascular company_family=Pfizer in 2024',
    ],
    [
      'hospitals that got gifts from Pfizer, and the sums',
      'total_amount by recipient where nature=Gift company_family=Pfizer recipient_type=Teaching',
    ],
    [
      'hospitals that got gifts from Pfizer and how much',
      'total_amount by recipient where nature=Gift company_family=Pfizer recipient_type=Teaching',
    ],
    [
      'in which Texas cities does Pfizer spend the most on meals?',
      'total_amount by city where state=TX company_family=Pfizer nature=Food desc 10',
    ],
    [
      'meals in TX NY and CA, one figure per state, 2024 only',
      'total_amount by state where nature=Food state=TX,NY,CA in 2024',
    ],
    [
      'consultants who made over $50k in consulting fees in 2023, all companies together',
      'total_amount by recipient where nature=Consulting in 2023 having gt 50000',
    ],
    [
      'doctors who got over $50k in 2023, all companies combined',
      'total_amount by recipient where recipient_type=Physician in 2023 having gt 50000',
    ],
    [
      'where does Pfizer fly people to? top 5 destination cities',
      'total_amount by travel_city where company_family=Pfizer nature=Travel desc 5',
    ],
    [
      'payments of at least $25,000 for Eliquis in 2024 - recipient, date, amount',
      'list where product=ELIQUIS in 2024 each record gte 25000',
    ],
    [
      'payments over $25,000 for Eliquis with recipient, date and amount',
      'list where product=ELIQUIS each record gt 25000',
    ],
    ['payments over $25,000 by company and date', 'total_amount by company+day each record gt 25000'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('two things beside each other', () => {
  it.each([
    ['spend on Eliquis minus spend on Viagra', 'total_amount where product=ELIQUIS,VIAGRA difference'],
    ['spend of Pfizer minus meals', 'total_amount where company_family=Pfizer nature!=Food'],
    [
      'cardiology vs oncology products in 2024',
      'total_amount by product_category where product_category=CARDIOLOGY,ONCOLOGY in 2024',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('competitors', () => {
  it.each([
    [
      "Pfizer's top 5 competitors in cardiology products",
      'total_amount by company where company_family!=Pfizer product_category=CARDIOLOGY desc 5',
    ],
    [
      'rivals of Pfizer in cardiology products',
      'total_amount by company where company_family!=Pfizer product_category=CARDIOLOGY',
    ],
    [
      'who competes with Pfizer in cardiology products',
      'total_amount by company where company_family!=Pfizer product_category=CARDIOLOGY',
    ],
    [
      'how many competitors does Pfizer have in cardiology products',
      'count company where company_family!=Pfizer product_category=CARDIOLOGY',
    ],
    ['Pfizer versus its competitors in cardiology products', 'refuse cannot'],
    [
      'which products does only Stryker pay for',
      'total_amount by product where company=Stryker among none company!=Stryker',
    ],
    ['products paid for by Stryker only', 'total_amount by product where company=Stryker among none company!=Stryker'],
    [
      'how many companies make up 80% of spend on cardiology products',
      'total_amount where product_category=CARDIOLOGY coverage',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('turns', () => {
  it.each([
    [['how many cardiologists did Pfizer pay in 2024', 'the other way round'], 'refuse way round'],
    [
      ['physicians paid by Pfizer in 2024 but not in 2023', 'the other way round - 2023 but not 2024'],
      'total_amount by recipient where company_family=Pfizer recipient_type=Physician among none program_year=2024 in 2023',
    ],
    [
      ['physicians paid by Pfizer but not by Stryker', 'and vice versa'],
      'total_amount by recipient where company=Stryker recipient_type=Physician among company=Stryker none company=Pfizer',
    ],
    [
      ['top 3 cities in Texas for Eliquis', 'and how many HCPs did it reach in the whole of Texas?'],
      'count recipient where product=ELIQUIS recipient_type=Physician,Non-Physician state=TX',
    ],
    [
      ['total honoraria paid by Pfizer in 2023', 'to how many recipients?', 'list them with their states'],
      'total_amount by recipient+state where nature=Honoraria company_family=Pfizer in 2023',
    ],
    [
      ['meals by company in 2022', 'and how many doctors did each of them feed?'],
      'count recipient by company where recipient_type=Physician nature=Food in 2022',
    ],
  ])('%s', async (turns, reading) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
