import type { Noun, PhraseTable } from './tag.ts';

const PHYSICIAN = 'Covered Recipient Physician';
const PRACTITIONER = 'Covered Recipient Non-Physician Practitioner';
const HOSPITAL = 'Covered Recipient Teaching Hospital';

const recipients = (...types: readonly string[]): Noun => ({
  dimension: 'recipient',
  ...(types.length > 0 && { where: [{ field: 'recipient_type', values: types }] }),
});
const products = (...types: readonly string[]): Noun => ({
  dimension: 'product',
  where: [{ field: 'product_type', values: types }],
});

/** Who and what the data is about, beside the labels and synonyms of the model. */
export const NOUN_WORDS: PhraseTable = [
  [
    { kind: 'noun', noun: { dimension: 'company' } },
    'company, co, cos, manufacturer, payer, maker, firm, pharma company, pharmaceutical company, pharmaceutical manufacturer, pharma, drug company, drug maker, drugmaker, drug manufacturer, life science company, biotech, biotech company, competitor, corporation, vendor, sponsor, applicable manufacturer, pharmaceutical firm, pharma firm, reporting company, funder, backer, donor, industry player, paying company, spender, payor, legal entity, reporting entity, giver, rival, business, outfit, enterprise, medtech, medtech company, paymaster, supplier, producer, paying party, paying firm, device company, device maker, device manufacturer, biopharma, biopharma company',
  ],
  [
    { kind: 'noun', noun: { dimension: 'company_family' } },
    'company family, parent company, corporate family, family of company, parent, family, corporate group, group of company',
  ],
  [
    { kind: 'noun', noun: recipients() },
    'recipient, payee, covered recipient, provider, healthcare provider, health care provider, beneficiary, receiver, earner, specialist, names of everyone, names of everybody, name of everyone, name everyone, list everyone, list everybody, head, traveler, traveller',
  ],
  [
    { kind: 'noun', noun: recipients(PHYSICIAN) },
    'physician, doctor, doc, phys, physician recipient, medical practitioner, medic',
  ],
  [
    { kind: 'noun', noun: recipients(PHYSICIAN, PRACTITIONER) },
    'hcp, healthcare professional, health care professional, health professional, clinician, person, practitioner, kol, key opinion leader, opinion leader, thought leader, prescriber, individual recipient, individual, healthcare worker, health care worker, health worker',
  ],
  [
    { kind: 'noun', noun: recipients(PRACTITIONER) },
    'npp, non physician practitioner, nonphysician practitioner, non physician, nonphysician, advanced practice provider, mid level practitioner, midlevel practitioner, non physician provider, advanced practitioner, app',
  ],
  [
    { kind: 'noun', noun: recipients(HOSPITAL) },
    'teaching hospital, hospital, hco, healthcare organization, health care organization, institution, academic medical center, medical center, organization, healthcare institution, academic hospital',
  ],
  [
    { kind: 'noun', noun: { dimension: 'nature' } },
    'nature of payment, nature, nop, payment nature, type of payment, payment type, payment category, category of payment, category, purpose, payment purpose, spend category, spend type, kind of payment, nature of the payment, category of spend, type of spend, expense type, what for, reason, payment reason, kind of thing, type of thing, sort of thing, nature of payment category, payment nature category, nature category',
  ],
  [
    { kind: 'noun', noun: { dimension: 'form' } },
    'form of payment, payment form, payment method, form, method of payment, mode of payment, payment mode, way of payment',
  ],
  [
    { kind: 'noun', noun: { dimension: 'specialty' } },
    'specialty, medical specialty, taxonomy, discipline, physician specialty, provider specialty, medical field, speciality, area of practice, kind of specialist, type of specialist, sort of specialist',
  ],
  [
    { kind: 'noun', noun: { dimension: 'state' } },
    'state, st, territory, us state, region, geography, recipient state',
  ],
  [
    { kind: 'noun', noun: { dimension: 'company_state' } },
    'headquarter state, state of headquarter, home state, state of company, state of the company, company home state, state where they be headquartered, state where the company be, state they be headquartered in, hq state',
  ],
  [
    { kind: 'noun', noun: { dimension: 'company_country' } },
    'headquarter country, country of headquarter, home country, country of company, country of the company, company home country, country where they be headquartered, hq country, country of origin',
  ],
  [{ kind: 'noun', noun: { dimension: 'city' } }, 'city, town'],
  [{ kind: 'noun', noun: { dimension: 'country' } }, 'country, nation'],
  [{ kind: 'noun', noun: { dimension: 'product' } }, 'product, brand, product name, associated product'],
  [{ kind: 'noun', noun: products('Drug') }, 'drug, medicine, medication, drug product'],
  [{ kind: 'noun', noun: products('Device') }, 'device, medical device'],
  [
    { kind: 'noun', noun: products('Device', 'Medical Supply') },
    'device and medical supply, device and supply, device or supply',
  ],
  [{ kind: 'noun', noun: products('Biological') }, 'biological, biologic'],
  [
    { kind: 'noun', noun: products('Drug', 'Biological') },
    'drug and biological, drug and biologic, drug or biological',
  ],
  [{ kind: 'noun', noun: products('Medical Supply') }, 'medical supply, supply'],
  [
    { kind: 'noun', noun: { dimension: 'product_type' } },
    'product type, type of product, kind of product, product kind, kind of associated product',
  ],
  [
    { kind: 'noun', noun: { dimension: 'product_category' } },
    'therapeutic area, therapy area, product category, disease area, ta, product area, treatment area, medical area',
  ],
  [
    { kind: 'noun', noun: { dimension: 'recipient_type' } },
    'recipient type, type of recipient, kind of recipient, covered recipient type, recipient kind, recipient category, category of recipient, kind of covered recipient, type of covered recipient',
  ],
  [
    { kind: 'noun', noun: { dimension: 'primary_type' } },
    'primary type, profession, provider type, physician type, type of physician, credential, type of provider, degree',
  ],
  [
    { kind: 'noun', noun: { dimension: 'study', source: 'research' } },
    'study, trial, clinical trial, protocol, research study, clinical study, title of study, study title, name of study, study name, title of the study, name of the study, title of trial, trial title, trial name, research title, research project, title of research',
  ],
  [
    { kind: 'noun', noun: { dimension: 'investigator', source: 'research' } },
    'principal investigator, investigator, pi, pis, researcher, study leader, lead investigator',
  ],
  [
    { kind: 'noun', noun: { dimension: 'payment_kind', source: 'all_payments' } },
    'kind of open payment, payment kind, general research and ownership, general research ownership, programme, file type, open payment category, open payment type, type of file, kind of file, kind of program, type of open payment',
  ],
  [
    { kind: 'noun', noun: { dimension: 'third_party' } },
    'third party, third party recipient, third party entity, third party who be entity, third party that be entity, entity as third party',
  ],
  [
    { kind: 'noun', noun: { dimension: 'terms', source: 'ownership' } },
    'term, term of interest, interest term, ownership term, term of ownership, term of the interest, type of interest, kind of interest',
  ],
  [
    { kind: 'noun', noun: { dimension: 'interest_held_by', source: 'ownership' } },
    'holder, interest holder, type of holder, holder type, kind of holder',
  ],
  [{ kind: 'noun', noun: { dimension: 'dispute_status' } }, 'dispute status'],
  [
    { kind: 'noun', noun: { dimension: 'travel_city' } },
    'destination, destination city, travel destination, trip destination, city of destination, destination of travel, travel city',
  ],
  [{ kind: 'noun', noun: { dimension: 'travel_country' } }, 'destination country, country of destination'],
  [
    { kind: 'noun', noun: { dimension: 'travel_state' } },
    'destination state, state of destination, travel state, state of travel, travel destination state, state travelled to, state traveled to',
  ],
];
