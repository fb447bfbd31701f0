import { flagged, unflagged } from './flag-words.ts';
import { MARKED_AS_OWNED } from './owner-words.ts';

/** What the mark is called on records of physicians who own a part of the company that paid. */
const OWNERS = [
  'owner',
  'ownership',
  'physician owner',
  'physician ownership',
  'doctor owner',
  'ownership status',
  'ownership interest',
];

/** What people call the coded values of CMS, in the form that `phraseOf` gives it, by dimension and published label. */
export const CODE_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nature: {
    'Food and Beverage':
      'meal, food, feed, fed, feeding, wined and dined, food and drink, dining, lunch, dinner, breakfast, catering, restaurant, f and b, fb, food beverage, food and bev, f and bev, beverage, drink, food and beverage payment, meal and beverage, refreshment, grub, chow, nourishment, meal and hospitality, hospitality meal, supper, brunch, banquet, snack, coffee, office lunch, in office lunch, in office meal, office meal, lunch and learn, work lunch, work dinner, work meal, eating and drinking, wining and dining, wine and dine, takeout, takeout meal, boxed lunch, box lunch, free meal, free lunch, free dinner, free food, bite to eat, complimentary meal, hosted meal, food tab, restaurant tab, meal and snack, food and snack, food or beverage, food or drink, meal or drink, meal and drink, eat, ate, eaten, lunch meeting, dinner meeting',
    'Consulting Fee':
      'consulting, consultancy, consultant, consultant fee, consultancy fee, consult, consulting agreement, consulting work, advisory fee, consulting service, consulting payment, consulting contract, consulting engagement, consultancy service, consultant service, adviser fee, advisor fee, consulting retainer, advisory work, advisory service, advisory payment, consultation fee, consultation, consultation payment, consulting arrangement, consulting project, consulting gig, consulting job, consulting role, advisory role, consulting assignment, consultancy work, consulting retainer fee, fee for consulting',
    'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program':
      'speaker bureau payment, speakers bureau payment, bureau speaker, speaker fee, speaker programme, speaker programme payment, speaker programme fee, speaking programme, promotional programme, promotional speaker programme, promotional speaker fee, promotional speaker, promotional speaker payment, promotional speaker program, promotional program speaker, presenter, presenter fee, podium fee, speaking fee, speaker, speaking, speaker program, speaking engagement, promotional speaking, speaker payment, speech, service other than consulting, non consulting service, other service, compensation for service, speaker honoraria, speakers bureau, speaker bureau, non consulting compensation, compensation for service other than consulting, compensation for non consulting service, compensation other than consulting, fee for service other than consulting, speaker compensation, speaker comp, lecture, lecture fee, lecturing, speech fee, speaking honoraria, speaking service, speaker service, speaker program fee, presenter fee, podium fee, fee for speaking, paid talk, promotional talk, give talk, giving talk, speaking gig, speaking event, speaking slot, speaking role, speaking work, speaking job, keynote fee, keynote, podium work, podium time, promotional program, promotional event, speaker event, speaker gig, speaker work, paid lecture, promotional lecture, give speech, giving speech, give lecture, fee for talk, fee for lecture',
    'Royalty or License':
      'patent, patent license, patent licence, patent royalty, intellectual property, ip payment, ip royalty, ip license, invention, royalty, license, licensing, licence, royalty and license, royalty or licence, license fee, royalty and licensing, royalty payment, royalty fee, royalty and license fee, royalty or license fee, royalty and licence, royalty and licence fee, royalty or licence fee, royalty and licensing fee, royalty or licensing fee, licensing fee, licence fee, patent royalty, ip royalty, patent license, patent licensing, licensing deal, license deal, patent fee, patent payment, intellectual property royalty, intellectual property license, licensing agreement, license agreement, royalty agreement, royalty arrangement, royalty and licence, royalty or licensing',
    'Travel and Lodging':
      't and e, taxi, taxi ride, cab fare, car service, plane ticket, travel, lodging, hotel, flight, airfare, travel expense, trip, accommodation, travel and hotel, travel cost, travel lodging, fly, flown, flew, flying, fly out, flown out, flew out, hotel stay, hotel room, overnight stay, travel and accommodation, travel or lodging, air ticket, airline ticket, plane ticket, train ticket, transportation, transport, ground transportation, ground transport, car service, taxi, taxi ride, taxi fare, mileage, air travel, air fare, journey, hotel night, junket, rental car, car rental, train fare, rail travel, travel reimbursement, t and l, travel and accommodation cost, plane fare, business trip, hotel bill, hotel cost, hotel expense, put up in hotel',
    Education:
      'educational material, educational item, textbook, reprint, training material, education item, education material, educational resource, teaching material, medical textbook, educational payment, educational expense, educational cost, education cost, education expense, journal reprint, medical book, educational book, anatomical model, patient education material, educational content, learning material, educational product, training, training cost, training session, training fee, training expense, training class, training course, course fee',
    Honoraria: 'honorarium, honorary, honorarium fee',
    Grant: 'educational grant, grant payment, funding grant, grant award, grant support, grant funding',
    'Charitable Contribution':
      'charity, donation, charitable donation, charitable giving, contribution, charitable, charitable gift, charity donation, charity contribution, donation to charity, gift to charity, contribution to charity, philanthropy, philanthropic, philanthropic giving, philanthropic contribution, charitable support, charitable cause, charitable funding, philanthropic gift, charitable payment',
    'Space rental or facility fees (teaching hospital only)':
      'space rental, facility fee, rental, rent, space and facility, room rental, facility rental, space rent, rental of space, rent of space, venue rental, venue hire, room hire, space hire, rental fee, facility rental fee, space rental fee, space rental or facility fee, room fee, room rent, rent for space, rent space, renting space, rented space, space lease, facility charge, facility use fee, use of facility, booth rental, booth fee, booth space, exhibit space, exhibit fee, exhibit booth, display space, meeting room rental, conference room rental, hall rental, meeting space rental, conference space rental, renting room, rent room',
    'Compensation for serving as faculty or as a speaker for a medical education program':
      'medical education, cme, continuing medical education, speaker at medical education program, speaking at medical education program, faculty at medical education program, faculty and speaker at medical education program, faculty or speaker at medical education program, speaker and faculty at medical education program, medical education faculty, ce, continuing education, teaching at medical education, faculty, faculty fee, faculty compensation, medical education speaker, medical education program, teaching, speaker compensation for medical education program, speaker compensation for medical education, faculty compensation for medical education program, faculty compensation for medical education, faculty speaker compensation for medical education program, faculty speaker compensation for medical education, faculty or speaker compensation for medical education program, compensation of faculty or speaker at medical education program, compensation for faculty or speaker at medical education program, compensation of faculty or speaker at a medical education program, compensation for faculty or speaker at a medical education program, faculty or speaker at a medical education program, faculty or speaker at medical education program, faculty or speaker for a medical education program, faculty or speaker for medical education program, compensation for medical education program, medical education fee, teaching fee, faculty service, faculty role, cme faculty, cme speaker, cme speaking, cme program, instructor fee, med ed, med ed program, ce program, ce event, continuing education program, continuing education event, continuing medical education program, cme event, cme course, cme activity, cme payment, cme fee, cme talk, cme teaching, serve as faculty, serving as faculty, accredited cme, accredited continuing education, accredited education, faculty work, medical education speaking, medical education event, medical education course, teaching cme, teach cme',
    Gift: 'present, gifts, giveaway, gift item, swag, gifted item, token of appreciation, goody bag, gift giving',
    Entertainment:
      'recreation, ticket, golf, amusement, leisure, recreational, concert ticket, theater ticket, theatre ticket, sport ticket, show ticket, recreational activity, leisure activity, golf outing, sporting event, sport event, concert, golf trip, event ticket, ball game, ballgame, night out, golf game, outing, recreational outing, entertainment and recreation, entertainment or recreation, recreation and entertainment, entertain, entertaining, round of golf, theater, theatre',
    Acquisitions:
      'acquisition, buyout, buy out, takeover, company acquisition, business acquisition, m and a, merger and acquisition, acquisition deal, acquisition cost, acquisition fee, acquisition price, acquire company, acquiring company, acquisition of company, acquisition of a company, purchase of company',
    'Long term medical supply or device loan':
      'device loan, long term loan, supply loan, loaner, loan, device and supply loan, long term supply or device loan, long term device loan, medical supply loan, equipment loan, loaned device, loaned equipment, loan of device, loan of a device, device on loan, device lending, device lent, loan of medical supply, loan of supply, long term loan of device, long term loan of medical supply, long term equipment loan, loaner device, loaner equipment, medical device loan, medical supply and device loan, supply and device loan, device or supply loan, supply or device loan, loaned, loaned supply, loaned medical supply, loaned medical device, lend device, lending device, lending of device, lend equipment, lending equipment, lent device, lent equipment, equipment on loan, medical device on loan, supply on loan, borrowed device, borrowed equipment, long term supply loan, long term device or supply loan, long term device and supply loan, long term medical device loan, loan of equipment, loan of medical device, loan of device and supply, loan of device or supply, loan of supply and device, loan of medical supply and device, loan of medical supply or device, loan of supply or device',
    'Debt forgiveness':
      'forgiven debt, debt, debt relief, forgiveness, forgiven, forgive, forgave, forgiveness of debt, forgive debt, loan forgiveness, forgiven loan, debt write off, debt cancellation, cancelled debt, canceled debt, debt waiver, debt written off, waived debt, forgiving debt, forgiving loan, forgiving, loan forgiven, debt waived, debt cancelled, debt canceled, write off debt, written off debt, written off loan, loan write off, loan written off, write off of debt, debt wiped out, debt wiped, debt let go',
    'Current or prospective ownership or investment interest':
      'prospective ownership, current or prospective ownership, current or prospective ownership payment, current or prospective ownership interest, current or prospective ownership or investment, current or prospective interest, current and prospective ownership, prospective ownership interest, prospective ownership payment, prospective ownership or investment interest',
  },
  form: {
    'Cash or cash equivalent':
      'cash, cash equivalent, in cash, cash payment, cash and cash equivalent, cash or equivalent, cash and equivalent, in cash or cash equivalent, in cash or equivalent, as cash, cash form',
    'In-kind items and services':
      'in kind, in kind item, in kind service, in kind item and service, in kind item or service, in kind good and service, in kind benefit, item and service, item or service, as item and service, as item or service, in kind as item or service, in kind as item and service, in good and service, in good or service, good and service, good or service, as good and service, as good or service, in the form of good or service, in the form of good and service, in the form of item or service, in the form of item and service',
    'Stock option':
      'stock option, option, option on stock, equity option, share option, option to buy stock, stock option award, stock option grant',
    Stock:
      'stock, share of stock, equity, company stock, share of company stock, stock share, corporate stock, stock in the company',
    'Dividend, profit or other return on investment':
      'dividend, profit, return on investment, profit or dividend, dividend or profit, return on an investment, investment return, profit distribution, dividend payment, distribution of profit, profit share, dividend or profit distribution',
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
  charity: {
    true: [
      flagged('charity'),
      'charity flag, charity indicator',
      'flagged as charity, flagged as a charity, flagged as charitable, flagged as going to charity, flagged as go to charity, flagged as be for charity, flagged charity, flagged for charity, marked as charity',
      'marked as a charity, marked as charitable, marked as going to charity, marked as go to charity, marked as be for charity, marked charity, marked for charity, tagged as charity, tagged as a charity',
      'tagged as charitable, tagged as going to charity, tagged as go to charity, tagged as be for charity, tagged charity, tagged for charity, labeled as charity, labeled as a charity, labeled as charitable',
      'labeled as going to charity, labeled as go to charity, labeled as be for charity, labeled charity, labeled for charity, labelled as charity, labelled as a charity, labelled as charitable, labelled as going to charity',
      'labelled as go to charity, labelled as be for charity, labelled charity, labelled for charity, designated as charity, designated as a charity, designated as charitable, designated as going to charity, designated as go to charity',
      'designated as be for charity, recorded as charity, recorded as a charity, recorded as charitable, recorded as going to charity, recorded as go to charity, recorded as be for charity, listed as charity, listed as a charity',
      'listed as charitable, listed as going to charity, listed as go to charity, listed as be for charity, reported as charity, reported as a charity, reported as charitable, reported as going to charity, reported as go to charity',
      'reported as be for charity, identified as charity, identified as a charity, identified as charitable, identified as going to charity, identified as go to charity, identified as be for charity, indicated as charity, indicated as a charity',
      'indicated as charitable, indicated as going to charity, indicated as go to charity, indicated as be for charity, coded as charity, coded as a charity, coded as charitable, coded as going to charity, coded as go to charity',
      'coded as be for charity, noted as charity, noted as a charity, noted as charitable, noted as going to charity, noted as go to charity, noted as be for charity, classified as charity, classified as a charity',
      'classified as charitable, classified as going to charity, classified as go to charity, classified as be for charity',
      'charity flagged, charity marked',
      'where the third party be a charity, third party be a charity, the third party be a charity, third party be charity, third party charity, charity as third party, charity third party, third party who be a charity, third party that be a charity, paid to a charity as third party',
      'where the charity flag be set, with charity marked',
    ].join(', '),
  },
  physician_ownership: {
    true: [
      flagged(...OWNERS),
      MARKED_AS_OWNED,
      'physician owner, flagged as owner, marked as owner, flagged as physician owner, marked as physician owner, flagged physician owner, marked physician owner, physician who own, doctor owner, owner, physician investor, doctor investor, physician shareholder, doctor shareholder, owner physician, part owner, physician part owner, physician who be also owner, doctor who be also owner, physician owner of the company, doctor owner of the company, marked as physician owned, flagged as physician owned, flagged as owned by physician, marked as owned by physician',
    ].join(', '),
  },
  interest_held_by: {
    'Immediate family member':
      'immediate family member, family member, relative, immediate family, immediate family member of physician, family ownership, family owned, family interest, family stake, family held, family of physician, family of doctor, physician family, doctor family, doctor relative, physician relative, relative of doctor, relative of physician, family member of physician, family member of doctor, physician family member, doctor family member, close relative, physician immediate family, doctor immediate family, immediate family of physician',
    'Physician Covered Recipient': 'physician themselves',
  },
  recipient_type: {
    'Non-covered Recipient Entity':
      'non covered entity, non covered recipient entity, institution that be not covered recipient, entity that be not covered recipient',
    'Non-covered Recipient Individual': 'non covered individual, individual that be not covered recipient',
  },
  change_type: {
    CHANGED:
      'marked as changed, flagged as changed, listed as changed, recorded as changed, marked changed, modified, amended, revised, corrected, altered, edited, change type changed',
    UNCHANGED: 'unchanged, marked as unchanged, flagged as unchanged, not changed, change type unchanged',
    NEW: 'marked as new, flagged as new, listed as new, recorded as new, published as new, change type new',
    ADD: 'marked as add, flagged as add, listed as add, recorded as add, change type add',
  },
  // Parts of what companies say themselves.
  terms: {
    'common stock': 'common stock, in common stock, common equity, in common equity, ordinary stock',
    'common share': 'common share, in common share',
    preferred: 'preferred stock, preferred share, preferred equity, preferred, preference share',
    'stock option': 'stock option, share option, option',
    'membership unit': 'membership unit, llc membership unit, llc unit',
    'membership interest': 'membership interest, llc membership interest',
    'partnership interest': 'partnership interest, partnership stake, partnership share',
  },
  dispute_status: {
    Yes: `${flagged('dispute')}, disputed, dispute, in dispute, under dispute, marked as disputed, flagged as disputed, marked disputed, contested, subject to dispute, subject to a dispute, subject of a dispute, challenged, in contention, under challenge, flagged disputed, marked in dispute, marked as in dispute, marked as being in dispute, flagged as in dispute, labeled disputed, labelled disputed, tagged disputed, tagged as disputed, labeled as disputed, labelled as disputed, listed as disputed, reported as disputed, recorded as disputed, shown as disputed, noted as disputed, identified as disputed, dispute flagged, flagged for dispute, carrying a dispute, having a dispute, with a dispute, called into question, questioned, come into dispute, came into dispute, went into dispute, put in dispute`,
    No: `${unflagged('dispute')}, undisputed, not disputed, uncontested, not contested, not in dispute, not under dispute, nondisputed, non disputed, dispute free, free of dispute, without dispute, without a dispute`,
  },
};

/** Words for several coded values together, by dimension. */
export const JOINT_ALIASES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  form: {
    // The published files of the first years have one value for both.
    'stock or stock option, stock and stock option, stock and option, stock or option': [
      'Stock',
      'Stock option',
      'Stock, stock option, or any other ownership interest',
    ],
  },
  primary_type: {
    'nurse, advanced practice nurse, advanced practice registered nurse, advanced nurse, aprn, aprns': [
      'Nurse Practitioner',
      'Clinical Nurse Specialist',
      'Certified Registered Nurse Anesthetist',
      'Certified Nurse-Midwife',
    ],
  },
};
