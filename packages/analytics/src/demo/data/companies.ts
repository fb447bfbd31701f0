import type { AreaName } from './areas.ts';

/**
 * What becomes of a company over the program years, so that trends can be seen:
 * `riser` grows by half a year on year, `faller` loses a third, `newcomer` starts in the second year,
 * `launch` brings a big new product to market in the third year.
 */
export type Story = 'steady' | 'riser' | 'faller' | 'newcomer' | 'launch';

export interface CompanyEntry {
  readonly name: string;
  readonly kind: 'pharma' | 'device';
  /** A US state, or a country written out. */
  readonly seat: string;
  readonly areas: readonly AreaName[];
  readonly story: Story;
}

/** Name, kind, seat, areas and, where it has one, story; the largest first. None of them exists. */
const LIST = `
Caldrexa Pharmaceuticals, Inc.; pharma; NJ; diabetes obesity cardiology; launch
Brantovia US Pharma, LLC; pharma; IL; immunology dermatology psychiatry neurology
Norvelis Pharmaceuticals Corporation; pharma; NJ; cardiology oncology immunology ophthalmology
Kelvanta, Inc.; pharma; IN; diabetes obesity psychiatry immunology; riser
Eskarion Biopharma, Inc.; pharma; DE; respiratory oncology diabetes
Hollimar Therapeutics LP; pharma; PA; vaccines respiratory infectious womensHealth
Corvessa Orthopaedics, Inc.; device; MI; joints spine surgery
Mavressa Pharma USA, Inc.; pharma; MA; immunology rareDisease gastroenterology neurology
Stellmoor Medical, Inc.; device; MN; rhythm coronary spine glucose
Dorvella Laboratories, Inc.; pharma; NJ; oncology hematology immunology
Lorquin Neuroscience, Inc.; pharma; CA; psychiatry neurology; riser
Fennovar Biosciences, Inc.; pharma; CA; infectious oncology
Tamrell Pharmaceuticals, Inc.; pharma; NY; vaccines oncology cardiology; faller
Gravelle Surgical, Inc.; device; OH; surgery wound
Jurvane Pharma, LLC; pharma; CT; psychiatry pain
Rethymna Respiratory, Inc.; pharma; NC; respiratory
Ostrelle Women's Health, Inc.; pharma; NJ; womensHealth urology
Thornvale Cardiovascular Systems, Inc.; device; MA; coronary rhythm
Istrana Dermatology, Inc.; pharma; TX; dermatology
Sorvanti Diabetes Care, Inc.; device; CA; glucose; riser
Glenvarra Vision, Inc.; device; TX; vision
Zarnovia Therapeutics, Inc.; pharma; MA; cardiology diabetes; newcomer
Quorvane Oncology, Inc.; pharma; CA; oncology hematology
Wystrand Spine, Inc.; device; CO; spine
Ambrovane Pharmaceuticals, Inc.; pharma; NJ; neurology psychiatry
Belcoria Eye Care, Inc.; pharma; CA; ophthalmology
Yelvane Gastro Sciences, Inc.; pharma; NC; gastroenterology
Ulvarra Immunology, Inc.; pharma; Switzerland; immunology dermatology
Harnwick Knee & Hip, LLC; device; IN; joints
Vennoric Urology, Inc.; pharma; PA; urology
Drayvon Aesthetics, Inc.; device; CA; aesthetics
Elmoryn Pharmaceuticals, Inc.; pharma; NJ; pain psychiatry; faller
Westerlyn Endoscopy, Inc.; device; MA; surgery
Fordrake Biologics, Inc.; pharma; MD; hematology rareDisease
Korvanna Pharma, Inc.; pharma; Denmark; diabetes obesity
Lindarre Neurology, Inc.; pharma; NJ; neurology
Morvenna Sleep Health, Inc.; pharma; NY; psychiatry
Nethercote Implants, Inc.; device; PA; joints spine
Ilvesta Biotech, Inc.; pharma; MA; rareDisease
Prevanta Vaccines, Inc.; pharma; MD; vaccines
Quillmere Pharma Services, LLC; pharma; FL; cardiology
Rosvarre Nephrology, Inc.; pharma; MA; nephrology
Orlavance Rhythm, Inc.; device; MN; rhythm
Jasmorra Dental, Inc.; device; NC; dental
Valdoreen Medical Supply, Inc.; device; IL; wound
Umbrelle Women's Care, LLC; pharma; MA; womensHealth
Xanthova Dermatologics, Inc.; pharma; AZ; dermatology
Zellmara Oncology Sciences, Inc.; pharma; WA; oncology
Ardenwyke Pharmaceuticals, Inc.; pharma; NJ; respiratory infectious
Bryndale Orthobiologics, Inc.; device; FL; joints wound
Chastelle Pharma, LLC; pharma; TN; psychiatry
Davenholt Imaging, Inc.; device; WI; imaging
Evermoor Gastroenterology, LLC; pharma; GA; gastroenterology
Farrowell Cardiac, Inc.; device; CA; coronary
Gildermond Therapeutics, Inc.; pharma; MA; neurology; riser
Hexmere Spine Technologies, LLC; device; TX; spine
Inverleigh Pharma US, Inc.; pharma; Ireland; pain neurology
Jessamine Medical Optics, Inc.; device; CA; vision
Kirkhollow Biopharma, Inc.; pharma; CA; hematology
Lavendon Pharmaceuticals, Inc.; pharma; KY; urology womensHealth
Mellowick Laboratories, LLC; pharma; MO; pain; faller
Nightjar Biosciences, Inc.; pharma; MA; rareDisease; newcomer
Oxenholt Surgical Robotics, Inc.; device; CA; surgery; riser
Pendrith Allergy, Inc.; pharma; NJ; respiratory
Quenby Metabolics, Inc.; pharma; CA; obesity; launch
Ravensholme Pharma, Inc.; pharma; Japan; oncology gastroenterology
Sablemere Skin Sciences, Inc.; pharma; PA; dermatology
Tollmarsh Vascular, Inc.; device; MN; coronary
Undermere Diagnostics, Inc.; device; CA; glucose imaging
Vexholme Therapeutics, Inc.; pharma; NC; infectious
Wintermoor Pain Relief, LLC; pharma; TX; pain
Yarnbury Joint Care, Inc.; pharma; MA; immunology
Zinnerley Medical, Inc.; device; FL; aesthetics
Abernoth Trauma, Inc.; device; TN; joints
Bexcombe Hematology, Inc.; pharma; WA; hematology
Corriemore Pharma, Inc.; pharma; UT; neurology
Dunsallow Nutritionals, Inc.; pharma; OH; gastroenterology
Ettrinmoor Eye, Inc.; pharma; TX; ophthalmology
Fallowmead Pharmaceuticals, Inc.; pharma; NJ; cardiology
Gorsemoor Devices, Inc.; device; IN; coronary
Hallowmere Behavioral, Inc.; pharma; CA; psychiatry
Ivorwick Dental Systems, LLC; device; CA; dental
Jarrowmont Therapeutics, Inc.; pharma; Germany; diabetes
Kestlewood Ortho, Inc.; device; IN; joints
Lammerton Pharma, Inc.; pharma; SC; womensHealth
Marlowick Biologics, Inc.; device; GA; spine wound
Nunmere Pediatrics, Inc.; pharma; IL; vaccines
Oddenholm Cardio, Inc.; pharma; NJ; cardiology
Penhallowick Renal, Inc.; pharma; MA; nephrology
Quarrendon Oncology, Inc.; pharma; NY; oncology
Rushmarsh Neuromodulation, Inc.; device; CA; spine
Saltmere Pharma, LLC; pharma; AL; urology
Tarnhollow Respiratory Devices, Inc.; device; GA; surgery
Ullenmoor Immuno, Inc.; pharma; CA; immunology
Vardenholt Pharmaceuticals, Inc.; pharma; India; infectious cardiology
Wrenfield Wound Science, LLC; device; TX; wound
Yewholme Genetics, Inc.; pharma; MA; rareDisease
Zennormoor Medical, Inc.; device; MN; rhythm
Ashgarth Pharma, Inc.; pharma; NJ; dermatology
Birkmoor Ophthalmics, Inc.; device; CA; vision
Cragmere Surgical, LLC; device; MI; surgery
Dimmerdale Therapeutics, Inc.; pharma; MA; gastroenterology
Elderholt Pharma, Inc.; pharma; KS; pain
Fernmarsh Spine, LLC; device; CA; spine
Grimmoor Imaging, Inc.; device; NY; imaging
Hawkmere Oncology, Inc.; pharma; TX; oncology
Innismoor Metabolic, Inc.; pharma; PA; diabetes
Jutwell Hip Systems, Inc.; device; TX; joints
Knapmere Pharma, Inc.; pharma; FL; respiratory
Linnholt Aesthetics, Inc.; device; TX; aesthetics
Mossgarth Neuro, Inc.; pharma; MA; neurology; newcomer
Nibthwaite Medical, LLC; device; AZ; joints
Ousemere Pharma, Inc.; pharma; CO; psychiatry
Pikeholme Valve, Inc.; device; CA; coronary; newcomer
Rydalmoor Biotech, Inc.; pharma; MD; rareDisease
Swarthmere Dental, LLC; device; WI; dental
Troutholm Pharmaceuticals, Inc.; pharma; VT; infectious
Uldalewick Sciences, Inc.; pharma; WA; hematology
Wythmoor Surgical Optics, Inc.; device; FL; vision
Yanwathe Orthopedics, LLC; device; AL; joints
`;

export const COMPANIES: readonly CompanyEntry[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [name = '', kind, seat = '', areas = '', story = 'steady'] = line.split('; ');
    return {
      name,
      kind: kind === 'device' ? 'device' : 'pharma',
      seat,
      areas: areas.split(' ') as AreaName[],
      story: story as Story,
    };
  });
