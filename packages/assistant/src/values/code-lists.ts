/** What people call the coded values of CMS, in the form that `phraseOf` gives it, by dimension and published label. */
export const CODE_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nature: {
    'Food and Beverage':
      'meal, food, food and drink, dining, lunch, dinner, breakfast, catering, restaurant, f and b, fb, food beverage, food and bev, f and bev, beverage, drink, food and beverage payment, meal and beverage',
    'Consulting Fee':
      'consulting, consultancy, consultant, consultant fee, consultancy fee, consult, consulting agreement, consulting work, advisory fee, consulting service, consulting payment, consulting contract, consulting engagement',
    'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program':
      'speaker fee, speaking fee, speaker, speaking, speaker program, speaking engagement, promotional speaking, speaker payment, speech, service other than consulting, non consulting service, other service, compensation for service, speaker honoraria, speakers bureau, speaker bureau, non consulting compensation, compensation for service other than consulting, compensation for non consulting service, compensation other than consulting, fee for service other than consulting, speaker compensation, speaker comp',
    'Royalty or License':
      'royalty, license, licensing, licence, royalty and license, royalty or licence, license fee, royalty and licensing, royalty payment',
    'Travel and Lodging':
      'travel, lodging, hotel, flight, airfare, travel expense, trip, accommodation, travel and hotel, travel cost, travel lodging, fly, flown, flew, flying, fly out, flown out, flew out',
    Education: 'educational material, educational item, textbook, reprint, training material, education item',
    Honoraria: 'honorarium, honorary',
    Grant: 'educational grant, grant payment, funding grant',
    'Charitable Contribution': 'charity, donation, charitable donation, charitable giving, contribution, charitable',
    'Space rental or facility fees (teaching hospital only)':
      'space rental, facility fee, rental, rent, space and facility, room rental, facility rental',
    'Compensation for serving as faculty or as a speaker for a medical education program':
      'medical education, cme, continuing medical education, medical education faculty, ce, continuing education, teaching at medical education, faculty, faculty fee, faculty compensation, medical education speaker, medical education program, teaching, speaker compensation for medical education program, speaker compensation for medical education, faculty compensation for medical education program, faculty compensation for medical education, faculty speaker compensation for medical education program, faculty speaker compensation for medical education, faculty or speaker compensation for medical education program, compensation of faculty or speaker at medical education program, compensation for faculty or speaker at medical education program, compensation of faculty or speaker at a medical education program, compensation for faculty or speaker at a medical education program, faculty or speaker at a medical education program, faculty or speaker at medical education program, faculty or speaker for a medical education program, faculty or speaker for medical education program, compensation for medical education program',
    Gift: 'present, gifts',
    Entertainment: 'recreation, ticket, golf',
    Acquisitions: 'acquisition, buyout, buy out',
    'Long term medical supply or device loan':
      'device loan, long term loan, supply loan, loaner, loan, device and supply loan, long term supply or device loan, long term device loan, medical supply loan',
    'Debt forgiveness': 'forgiven debt, debt, debt relief',
    'Current or prospective ownership or investment interest': 'prospective ownership',
  },
  form: {
    'Cash or cash equivalent': 'cash, cash equivalent, in cash, cash payment',
    'In-kind items and services': 'in kind, in kind item, in kind service',
    'Stock option': 'stock option, option',
    Stock: 'stock, share of stock, equity',
    'Dividend, profit or other return on investment': 'dividend, profit, return on investment',
  },
  product_type: {
    Drug: '',
    Device: 'medical device',
    Biological: 'biologic',
    'Medical Supply': 'medical supply',
  },
  primary_type: {
    'Medical Doctor': 'md, mds, m d, medical doctor',
    'Doctor of Osteopathy':
      'osteopath, dos, doctor of osteopathy, doctor of osteopathic medicine, osteopathic doctor, osteopathic physician',
    'Doctor of Dentistry': 'dentist, doctor of dentistry, dental doctor, dds',
    'Doctor of Podiatric Medicine': 'podiatrist, doctor of podiatric medicine, dpm, dpms, foot doctor',
    'Doctor of Optometry': 'optometrist, doctor of optometry, eye doctor',
    Chiropractor: 'chiropractor, chiropractic doctor',
    'Physician Assistant': 'physician assistant, physician associate, pas, pa',
    'Nurse Practitioner': 'nurse practitioner, np, nps, arnp, arnps',
    'Clinical Nurse Specialist': 'clinical nurse specialist, cns',
    'Certified Registered Nurse Anesthetist': 'nurse anesthetist, crna, anesthetist nurse',
    'Certified Nurse-Midwife': 'midwife, nurse midwife, cnm',
    'Anesthesiologist Assistant': 'anesthesiologist assistant, anesthesia assistant',
  },
  city: {
    'New York': 'nyc, new york city',
    Philadelphia: 'philly',
    'Las Vegas': 'vegas',
    'San Francisco': 'san fran, sf',
    'New Orleans': 'nola',
  },
  company_country: {
    Switzerland: 'swiss',
    Germany: 'german',
    Japan: 'japanese',
    'United Kingdom': 'british, english',
    France: 'french',
    Denmark: 'danish',
    Ireland: 'irish',
    Sweden: 'swedish',
    Netherlands: 'dutch',
    Belgium: 'belgian',
    Italy: 'italian',
    Spain: 'spanish',
    Israel: 'israeli',
    India: 'indian',
    Canada: 'canadian',
    China: 'chinese',
    'United States': 'american',
  },
  third_party: {
    Individual:
      'third party individual, third party who be individual, third party that be individual, individual third party, individual as third party',
  },
  preclinical: { true: 'preclinical, pre clinical', false: 'clinical, non preclinical' },
  physician_ownership: { true: 'physician owner, physician who own, doctor owner, owner' },
  interest_held_by: {
    'Immediate family member':
      'immediate family member, family member, relative, immediate family, immediate family member of physician, family ownership, family owned, family interest, family stake, family held',
    'Physician Covered Recipient': 'physician themselves',
  },
  recipient_type: {
    'Non-covered Recipient Entity':
      'non covered entity, non covered recipient entity, institution that be not covered recipient, entity that be not covered recipient',
    'Non-covered Recipient Individual': 'non covered individual, individual that be not covered recipient',
  },
  dispute_status: {
    Yes: 'disputed, dispute, in dispute, under dispute, marked as disputed, flagged as disputed, marked disputed',
    No: 'undisputed, not disputed',
  },
};

/** Words for several coded values together, by dimension. */
export const JOINT_ALIASES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  primary_type: {
    'nurse, advanced practice nurse, advanced practice registered nurse, advanced nurse, aprn, aprns': [
      'Nurse Practitioner',
      'Clinical Nurse Specialist',
      'Certified Registered Nurse Anesthetist',
      'Certified Nurse-Midwife',
    ],
  },
};
