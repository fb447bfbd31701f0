/** What people call the coded values of CMS, in the form that `phraseOf` gives it, by dimension and published label. */
export const CODE_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nature: {
    'Food and Beverage':
      'meal, food, food and drink, dining, lunch, dinner, breakfast, catering, restaurant, f and b, fb, food beverage, food and bev, f and bev, beverage, drink, food and beverage payment, meal and beverage, refreshment, supper, brunch, banquet',
    'Consulting Fee':
      'consulting, consultancy, consultant, consultant fee, consultancy fee, consult, consulting agreement, consulting work, advisory fee, consulting service, consulting payment, consulting contract, consulting engagement, consultancy service, consultant service, adviser fee, advisor fee, consulting retainer',
    'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program':
      'speaker fee, speaking fee, speaker, speaking, speaker program, speaking engagement, promotional speaking, speaker payment, speech, service other than consulting, non consulting service, other service, compensation for service, speaker honoraria, speakers bureau, speaker bureau, non consulting compensation, compensation for service other than consulting, compensation for non consulting service, compensation other than consulting, fee for service other than consulting, speaker compensation, speaker comp, lecture, lecture fee, lecturing, speech fee, speaking honoraria, speaking service, speaker service, speaker program fee, presenter fee, podium fee, fee for speaking',
    'Royalty or License':
      'royalty, license, licensing, licence, royalty and license, royalty or licence, license fee, royalty and licensing, royalty payment, royalty fee, royalty and license fee, royalty or license fee, licensing fee, licence fee',
    'Travel and Lodging':
      'travel, lodging, hotel, flight, airfare, travel expense, trip, accommodation, travel and hotel, travel cost, travel lodging, fly, flown, flew, flying, fly out, flown out, flew out, hotel stay, hotel room, overnight stay, travel and accommodation, travel or lodging, air ticket, airline ticket, plane ticket, train ticket',
    Education:
      'educational material, educational item, textbook, reprint, training material, education item, education material, educational resource, teaching material, medical textbook',
    Honoraria: 'honorarium, honorary, honorarium fee',
    Grant: 'educational grant, grant payment, funding grant, grant award',
    'Charitable Contribution':
      'charity, donation, charitable donation, charitable giving, contribution, charitable, charitable gift, charity donation, charity contribution, donation to charity, gift to charity, contribution to charity, philanthropy, philanthropic, philanthropic giving, philanthropic contribution',
    'Space rental or facility fees (teaching hospital only)':
      'space rental, facility fee, rental, rent, space and facility, room rental, facility rental, space rent, rental of space, rent of space, venue rental, venue hire, room hire, space hire, rental fee, facility rental fee, space rental fee, space rental or facility fee',
    'Compensation for serving as faculty or as a speaker for a medical education program':
      'medical education, cme, continuing medical education, medical education faculty, ce, continuing education, teaching at medical education, faculty, faculty fee, faculty compensation, medical education speaker, medical education program, teaching, speaker compensation for medical education program, speaker compensation for medical education, faculty compensation for medical education program, faculty compensation for medical education, faculty speaker compensation for medical education program, faculty speaker compensation for medical education, faculty or speaker compensation for medical education program, compensation of faculty or speaker at medical education program, compensation for faculty or speaker at medical education program, compensation of faculty or speaker at a medical education program, compensation for faculty or speaker at a medical education program, faculty or speaker at a medical education program, faculty or speaker at medical education program, faculty or speaker for a medical education program, faculty or speaker for medical education program, compensation for medical education program, medical education fee, teaching fee, faculty service, faculty role, cme faculty, cme speaker, cme speaking, cme program, instructor fee',
    Gift: 'present, gifts, giveaway, gift item',
    Entertainment:
      'recreation, ticket, golf, amusement, leisure, recreational, concert ticket, theater ticket, theatre ticket, sport ticket, show ticket',
    Acquisitions: 'acquisition, buyout, buy out, takeover, company acquisition, business acquisition',
    'Long term medical supply or device loan':
      'device loan, long term loan, supply loan, loaner, loan, device and supply loan, long term supply or device loan, long term device loan, medical supply loan, equipment loan, loaned device, loaned equipment, loan of device, loan of a device, device on loan, device lending, device lent, loan of medical supply, loan of supply, long term loan of device, long term loan of medical supply, long term equipment loan',
    'Debt forgiveness':
      'forgiven debt, debt, debt relief, forgiveness, forgiven, forgive, forgave, forgiveness of debt, forgive debt, loan forgiveness, forgiven loan, debt write off, debt cancellation, cancelled debt, canceled debt, debt waiver, debt written off, waived debt',
    'Current or prospective ownership or investment interest': 'prospective ownership',
  },
  form: {
    'Cash or cash equivalent':
      'cash, cash equivalent, in cash, cash payment, cash and cash equivalent, cash or equivalent, cash and equivalent, in cash or cash equivalent, in cash or equivalent, as cash, cash form',
    'In-kind items and services':
      'in kind, in kind item, in kind service, in kind item and service, in kind item or service, in kind good and service, in kind benefit, item and service, item or service, as item and service, as item or service, in kind as item or service, in kind as item and service',
    'Stock option': 'stock option, option, option on stock, equity option',
    Stock: 'stock, share of stock, equity, company stock',
    'Dividend, profit or other return on investment':
      'dividend, profit, return on investment, profit or dividend, dividend or profit, return on an investment, investment return',
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
      'osteopath, dos, doctor of osteopathy, doctor of osteopathic medicine, osteopathic doctor, osteopathic physician, osteopathic medicine doctor',
    'Doctor of Dentistry':
      'dentist, doctor of dentistry, dental doctor, dds, dmd, dmds, doctor of dental medicine, doctor of dental surgery',
    'Doctor of Podiatric Medicine':
      'podiatrist, doctor of podiatric medicine, dpm, dpms, foot doctor, podiatric doctor, podiatric physician',
    'Doctor of Optometry': 'optometrist, doctor of optometry, eye doctor, od, ods, optometric doctor',
    Chiropractor: 'chiropractor, chiropractic doctor',
    'Physician Assistant': 'physician assistant, physician associate, pas, pa, physician associates',
    'Nurse Practitioner': 'nurse practitioner, np, nps, arnp, arnps',
    'Clinical Nurse Specialist': 'clinical nurse specialist, cns',
    'Certified Registered Nurse Anesthetist':
      'nurse anesthetist, crna, anesthetist nurse, nurse anaesthetist, certified nurse anesthetist, registered nurse anesthetist',
    'Certified Nurse-Midwife': 'midwife, nurse midwife, cnm, certified midwife',
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
  preclinical: {
    true: 'preclinical, pre clinical, preclinical stage, pre clinical stage, preclinical phase',
    false: 'clinical, non preclinical, clinical stage',
  },
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
    Yes: 'disputed, dispute, in dispute, under dispute, marked as disputed, flagged as disputed, marked disputed, contested, subject to dispute, subject to a dispute, subject of a dispute',
    No: 'undisputed, not disputed, uncontested, not contested, not in dispute, not under dispute, nondisputed, non disputed, dispute free, free of dispute, without dispute, without a dispute',
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
