import type { Noun, PhraseTable } from '../tag.ts';

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

/** Practitioners who are no physicians. */
export const NON_PHYSICIANS = recipients(PRACTITIONER);

/** Who and what the data is about, beside the labels and synonyms of the model. */
export const NOUN_WORDS: PhraseTable = [
  [
    { kind: 'noun', noun: { dimension: 'company' } },
    'corporate, corporate payer, drug house, drug producer, device producer, company, co, cos, manufacturer, payer, maker, firm, pharma company, pharmaceutical company, pharmaceutical manufacturer, pharma, drug company, drug maker, drugmaker, drug manufacturer, life science company, biotech, biotech company, competitor, corporation, vendor, sponsor, applicable manufacturer, pharmaceutical firm, pharma firm, reporting company, funder, backer, donor, industry player, paying company, spender, payor, legal entity, reporting entity, giver, rival, business, outfit, enterprise, medtech, medtech company, paymaster, supplier, producer, paying party, paying firm, device company, device maker, device manufacturer, biopharma, biopharma company, buyer, paying entity, paying organization, paying organisation, paying manufacturer, paying business, reporting organization, reporting organisation, reporting manufacturer, reporting firm, reporting business, manufacturer and gpo, manufacturer or gpo, pharma manufacturer, pharma maker, pharma business, pharma player, pharma corporation, pharmaceutical maker, pharmaceutical business, pharmaceutical corporation, pharmaceutical producer, drug firm, drug business, drug producer, drug corporation, device firm, device business, device producer, medical device company, medical device firm, medical device maker, medical device manufacturer, medical technology company, life science firm, life science business, biotech firm, biotechnology company, biotechnology firm, biopharma firm, biopharmaceutical company, biopharmaceutical firm, drug and device company, drug and device maker, drug and device manufacturer, drug and device firm, drug or device company, drug or device maker, drug or device manufacturer, industry company, industry payer, industry sponsor, industry funder, sponsor company, benefactor, grantor, disburser, remitter, spending company, player, market player, commercial entity, corporate payer, industry actor, med device company, med device firm, med device maker, med device manufacturer, med tech company, pharma and device company, pharma and medtech company, company and gpo, company or gpo, drug and medtech company, biotech and pharma company, pharma and biotech company, peer, peer company, peer firm, peer manufacturer, industry peer, industry name, big pharma company, big pharma, market participant, industry participant, industry giant, pharma giant, drug giant, filer, filing company, filing entity, disclosing company, marketer, drug marketer, corporate name, pharmaceutical and device company, pharmaceutical and medical device company, medical device and drug company, device and drug company, pharmaceuticals company, pharmaceutical house, pharma house, corporate sponsor, commercial sponsor, industrial sponsor, corporate funder, commercial funder, corporate donor, corporate giver, corporate backer, corporate entity, industry backer, industry donor, industry supporter',
  ],
  [
    { kind: 'noun', noun: { dimension: 'company_family' } },
    'company family, parent company, corporate family, family of company, parent, family, corporate group, group of company, ultimate parent, parent group, parent corporation, parent firm, corporate parent, holding company, company group, ultimate parent company, parent business, umbrella company, parent organization, parent organisation, mother company, conglomerate, global parent, parent entity, corporate parent company',
  ],
  [
    { kind: 'noun', noun: recipients() },
    'recipient, payee, covered recipient, provider, healthcare provider, health care provider, beneficiary, receiver, earner, specialist, names of everyone, names of everybody, name of everyone, name everyone, list everyone, list everybody, head, traveler, traveller, grantee, awardee, payment recipient, recipient of payment, recipient of the payment, recipient of money, recipient of fund, recipient of transfer, receiving party, paid party, medical provider, care provider, health provider, beneficiary of payment, payment beneficiary, payment receiver, counterparty',
  ],
  [
    { kind: 'noun', noun: recipients(PHYSICIAN) },
    'physician, doctor, doc, phys, physician recipient, medical practitioner, medic, doctor recipient, physician payee, doctor payee, recipient physician, recipient doctor, covered physician, medico, receiving physician, receiving doctor, physician earner, doctor earner, physician beneficiary, doctor beneficiary, individual physician recipient',
  ],
  [
    { kind: 'noun', noun: recipients(PHYSICIAN, PRACTITIONER) },
    'professional, clinical professional, practising professional, hcp, healthcare professional, health care professional, health professional, clinician, person, practitioner, kol, key opinion leader, opinion leader, thought leader, prescriber, individual recipient, individual, healthcare worker, health care worker, health worker, folk, medical professional, health practitioner, healthcare practitioner, health care practitioner, healthcare person, medical person, medical worker, care professional, health care clinician, healthcare clinician, individual person',
  ],
  [
    { kind: 'noun', noun: NON_PHYSICIANS },
    'npp, non physician practitioner, nonphysician practitioner, non physician, nonphysician, advanced practice provider, mid level practitioner, midlevel practitioner, non physician provider, advanced practitioner, app, non doctor, nondoctor, mid level, midlevel, mid level provider, midlevel provider, mid level clinician, advanced practice clinician, advanced practice professional, apc, physician extender, non physician clinician, non physician hcp, non physician professional, non physician healthcare professional, non physician recipient',
  ],
  [
    { kind: 'noun', noun: recipients(HOSPITAL) },
    'amc, academic health center, academic health system, academic medical school, teaching hospital, hospital, hco, healthcare organization, health care organization, institution, academic medical center, medical center, organization, healthcare institution, academic hospital, teaching institution, teaching facility, academic center, academic centre, academic institution, academic medical centre, medical centre, healthcare organisation, health care organisation, health organization, health organisation, organisation, university hospital, training hospital, health care institution, health institution, medical institution, hospital recipient, institutional recipient',
  ],
  [
    { kind: 'noun', noun: { dimension: 'nature' } },
    'activity, kind of activity, type of activity, activity type, payment bucket, spend bucket, nature of payment, nature, nop, payment nature, type of payment, payment type, payment category, category of payment, category, purpose, payment purpose, spend category, spend type, kind of payment, nature of the payment, category of spend, type of spend, expense type, what for, reason, payment reason, kind of thing, type of thing, sort of thing, nature of payment category, payment nature category, nature category, purpose of payment, purpose of the payment, reason for payment, reason for the payment, reason of payment, payment heading, spend heading, payment class, class of payment, payment classification, classification of payment, expense category, expense heading, category of expense, type of expense, kind of expense, kind of spend, spend nature, nature of spend, nature of transfer, nature of the transfer, nature of transfer of value, type of transfer, kind of transfer, type of transfer of value, sort of payment, variety of payment, spend bucket, type of activity, kind of activity, category of the payment, type of the payment, cost category, category of cost, transfer type, payment bucket, nature code, cost type, type of cost',
  ],
  [
    { kind: 'noun', noun: { dimension: 'form' } },
    'form of payment, payment form, payment method, form, method of payment, mode of payment, payment mode, way of payment, manner of payment, means of payment, payment means, form of transfer, form of the payment, mode of transfer, payment vehicle, payment instrument, form of payment or transfer, form of transfer of value, payment format, format of payment, payment medium, medium of payment, payment modality, how it be paid, how they be paid, way it be paid, way they be paid, how the money be paid, form of remuneration, type of remuneration, form of compensation, form it be paid in, form they be paid in',
  ],
  [
    { kind: 'noun', noun: { dimension: 'specialty' } },
    'specialty, medical specialty, taxonomy, discipline, provider specialty, medical field, speciality, area of practice, kind of specialist, type of specialist, sort of specialist, specialism, medical specialism, medical discipline, clinical specialty, clinical discipline, clinical field, field of medicine, branch of medicine, area of medicine, practice area, practice specialty, field of practice, specialization, specialisation, area of specialty, field of specialty, specialty area, specialty field, area of specialization, recipient specialty, specialty type, type of specialty, kind of specialty, hcp specialty, subspecialty, sub specialty, medical subspecialty, primary specialty, area of expertise, field of expertise, specialist type, specialist area',
  ],
  [
    {
      kind: 'noun',
      noun: { dimension: 'specialty', where: [{ field: 'recipient_type', values: [PHYSICIAN] }] },
    },
    'physician specialty, doctor specialty, physician speciality, doctor speciality, physician specialization, physician subspecialty, specialty of physician, specialty of the physician, specialty of doctor, specialty of the doctor',
  ],
  [
    { kind: 'noun', noun: { dimension: 'state' } },
    'state, st, territory, us state, region, geography, recipient state, us state and territory, state or territory, state and territory, american state, individual state, state of recipient, state of the recipient, practice state, state of practice, jurisdiction, geographic region, geographical region, geographic area, part of the country, area of the country, region of the country, geographic location, practice location by state',
  ],
  [
    { kind: 'noun', noun: { dimension: 'company_state' } },
    'headquarter state, state of headquarter, home state, state of company, state of the company, company home state, state where they be headquartered, state where the company be, state they be headquartered in, hq state',
  ],
  [
    { kind: 'noun', noun: { dimension: 'company_country' } },
    'headquarter country, country of headquarter, home country, country of company, country of the company, company home country, country where they be headquartered, hq country, country of origin',
  ],
  [
    { kind: 'noun', noun: { dimension: 'city' } },
    'city, town, municipality, town or city, city or town, city and town, town and city, recipient city, city of recipient, city of the recipient, practice city, city of practice',
  ],
  [{ kind: 'noun', noun: { dimension: 'country' } }, 'country, nation'],
  [
    { kind: 'noun', noun: { dimension: 'product' } },
    'med, therapy, treatment, therapeutic product, marketed product, branded product, product, brand, product name, associated product, brand name, product brand, trade name, individual product, medical product, brand or product, product or brand, product brand name',
  ],
  [
    { kind: 'noun', noun: products('Drug') },
    'drug, medicine, medication, drug product, drug brand, drug name, medicinal product, pharmaceutical product, medicament, brand of drug',
  ],
  [
    { kind: 'noun', noun: products('Device') },
    'device, medical device, device product, medical device product, device name, gadget, medical gadget, gizmo, appliance, medical appliance, medical instrument, apparatus, medical equipment',
  ],
  [
    { kind: 'noun', noun: products('Device', 'Medical Supply') },
    'device and medical supply, device and supply, device or supply',
  ],
  [
    { kind: 'noun', noun: products('Biological') },
    'biological, biologic, biological product, biologic product, biologic drug, biological drug, biologic medicine',
  ],
  [
    { kind: 'noun', noun: products('Drug', 'Biological') },
    'drug and biological, drug and biologic, drug or biological, ',
  ],
  [{ kind: 'noun', noun: products('Medical Supply') }, 'medical supply, supply'],
  [
    { kind: 'noun', noun: { dimension: 'product_type' } },
    'product type, type of product, kind of product, product kind, kind of associated product, sort of product, class of product, product class',
  ],
  [
    { kind: 'noun', noun: { dimension: 'product_category' } },
    'indication, indication area, franchise, disease franchise, therapeutic franchise, product franchise, disease state, therapeutic area, therapy area, product category, disease area, ta, product area, treatment area, medical area, therapeutic category, therapeutic class, therapeutic field, therapeutic segment, therapeutic domain, therapeutic space, therapy field, disease state, disease category, disease field, area of therapy, area of treatment, clinical area, area, product therapeutic area, therapeutic area of product, therapeutic area of the product, therapy segment, therapeutic sector, category of product, disease',
  ],
  [
    { kind: 'noun', noun: { dimension: 'recipient_type' } },
    'recipient type, type of recipient, kind of recipient, covered recipient type, recipient kind, recipient category, category of recipient, kind of covered recipient, type of covered recipient, class of recipient, recipient class, sort of recipient, type of payee, kind of payee, payee type, payee category, category of covered recipient, class of covered recipient, recipient group, group of recipient, recipient classification, classification of recipient, type of beneficiary, kind of beneficiary, beneficiary type',
  ],
  [
    { kind: 'noun', noun: { dimension: 'primary_type' } },
    'primary type, profession, provider type, physician type, type of physician, credential, type of provider, degree, professional type, practitioner type, type of practitioner, kind of practitioner, type of clinician, kind of clinician, clinician type, kind of physician, kind of provider, professional credential, hcp type, type of hcp, kind of hcp, type of professional, kind of professional, provider profession',
  ],
  [
    { kind: 'noun', noun: { dimension: 'study', source: 'research' } },
    'study, trial, clinical trial, protocol, research study, clinical study, title of study, study title, name of study, study name, title of the study, name of the study, title of trial, trial title, trial name, research title, research project, title of research, research trial, research protocol, clinical research study, medical study, scientific study, individual study, individual trial, study protocol, trial protocol, clinical project, research effort, study record',
  ],
  [
    { kind: 'noun', noun: { dimension: 'clinical_trial_id', source: 'research' } },
    'trial id, trial identifier, clinical trial id, clinical trial identifier, nct id, nct number, nct identifier, nct code, nct, clinicaltrials gov id, clinicaltrials gov identifier, clinicaltrials gov number, clinical trials gov id, clinical trials gov identifier, trial registration number, trial registry number, trial registration, registry number, registry id, registry identifier, registration number, study identifier, study id',
  ],
  [
    { kind: 'noun', noun: { dimension: 'investigator', source: 'research' } },
    'principal investigator, investigator, pi, pis, researcher, study leader, lead investigator, chief investigator, principal researcher, lead researcher, study investigator, trial investigator, clinical investigator, research investigator, study lead, trial lead, trial leader, research lead, research leader, lead scientist, study pi, study pis, trial pi, trial pis, site pi, site pis, site investigator, head investigator, study head, trial head, head of study, clinical trial investigator, clinical trial leader, clinical trial lead, physician investigator, research pi, research pis, study director, trial director',
  ],
  [
    { kind: 'noun', noun: { dimension: 'payment_kind', source: 'all_payments' } },
    'kind of open payment, payment kind, general research and ownership, general research ownership, programme, file type, open payment category, open payment type, type of file, kind of file, kind of program, type of open payment',
  ],
  [
    { kind: 'noun', noun: { dimension: 'third_party' } },
    'third party, third party recipient, third party entity, third party who be entity, third party that be entity, entity as third party, third party payee, third party beneficiary, third party receiver, outside party',
  ],
  [
    { kind: 'noun', noun: { dimension: 'terms', source: 'ownership' } },
    'term, term of interest, interest term, ownership term, term of ownership, term of the interest, type of interest, kind of interest, type of term, kind of term, nature of interest, nature of the interest, form of interest, form of the interest, form of ownership, type of ownership, kind of ownership, type of stake, kind of stake, form of stake, type of ownership interest, kind of ownership interest, type of holding, kind of holding, equity type, type of equity, kind of equity, form of equity, security type, type of security, kind of security, type of share, kind of share, share class, class of share, class of stock, stock class, kind of stock, type of stock, instrument type, type of instrument, kind of instrument, term of the stake, term of their interest',
  ],
  [
    { kind: 'noun', noun: { dimension: 'interest_held_by', source: 'ownership' } },
    'holder, shareholder, stockholder, equity holder, investor, interest holder, type of holder, holder type, kind of holder, type of owner, kind of owner, owner type, class of holder, category of holder, holder of interest, holder of the interest',
  ],
  [
    { kind: 'noun', noun: { dimension: 'dispute_status' } },
    'dispute status, status of dispute, status of the dispute, dispute flag',
  ],
  [
    { kind: 'noun', noun: { dimension: 'travel_city' } },
    'destination, destination city, travel destination, trip destination, city of destination, destination of travel, travel city, place visited, city visited, city travel to, city travelled to, city traveled to, place travelled to, place traveled to, destination town, trip city, destination place, city of travel, place of travel, travel location, trip location, location travel to, location traveled to, location travelled to, arrival city, city fly to, place fly to, city of arrival, destination of the trip, destination of trip, where the trip go, where the trip go to',
  ],
  [
    { kind: 'noun', noun: { dimension: 'travel_country' } },
    'destination country, country of destination, country visited, country travelled to, country traveled to, travel destination country, country of travel, travel country',
  ],
  [
    { kind: 'noun', noun: { dimension: 'travel_state' } },
    'destination state, state of destination, travel state, state of travel, travel destination state, state travelled to, state traveled to, state visited, destination state of travel, trip state',
  ],
];
