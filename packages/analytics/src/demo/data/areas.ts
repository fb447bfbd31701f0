/** A therapeutic area: who is visited for it, and how its products are called in the published files. */
export interface Area {
  /** As in `Product_Category_or_Therapeutic_Area`. */
  readonly category: string;
  /** Specialties that most of its recipients have. */
  readonly specialists: RegExp;
  /** Share of its recipients that are found among all specialties, mostly family and internal medicine. */
  readonly primaryCare: number;
  readonly products: 'drug' | 'biological' | 'device' | 'supply';
}

export const AREAS = {
  cardiology: { category: 'Cardiology', specialists: /Cardi/, primaryCare: 0.4, products: 'drug' },
  diabetes: {
    category: 'Diabetes & Metabolism',
    specialists: /Endocrin|Nephrology/,
    primaryCare: 0.65,
    products: 'drug',
  },
  obesity: {
    category: 'Weight Management',
    specialists: /Endocrin|Obesity|Bariatric/,
    primaryCare: 0.7,
    products: 'biological',
  },
  oncology: { category: 'Oncology', specialists: /Oncology/, primaryCare: 0.05, products: 'drug' },
  hematology: { category: 'Hematology', specialists: /Hematology/, primaryCare: 0.08, products: 'biological' },
  immunology: {
    category: 'Immunology',
    specialists: /Rheumatology|Gastroenterology/,
    primaryCare: 0.12,
    products: 'biological',
  },
  dermatology: { category: 'Dermatology', specialists: /Dermatology/, primaryCare: 0.12, products: 'biological' },
  neurology: {
    category: 'Neurology',
    specialists: /\|Neurology|Epilepsy|Vascular Neuro/,
    primaryCare: 0.2,
    products: 'drug',
  },
  psychiatry: { category: 'Psychiatry', specialists: /Psychiatry\b|Addiction/, primaryCare: 0.3, products: 'drug' },
  gastroenterology: {
    category: 'Gastroenterology',
    specialists: /Gastroenterology|Hepatology/,
    primaryCare: 0.25,
    products: 'drug',
  },
  respiratory: { category: 'Respiratory', specialists: /Pulmonary|Allergy/, primaryCare: 0.4, products: 'drug' },
  ophthalmology: {
    category: 'Ophthalmology',
    specialists: /Ophthalmology|Optometrist/,
    primaryCare: 0.02,
    products: 'drug',
  },
  womensHealth: { category: "Women's Health", specialists: /Obstetrics/, primaryCare: 0.2, products: 'drug' },
  urology: { category: 'Urology', specialists: /Urology/, primaryCare: 0.15, products: 'drug' },
  infectious: {
    category: 'Infectious Disease',
    specialists: /Infectious|Hepatology/,
    primaryCare: 0.45,
    products: 'drug',
  },
  vaccines: {
    category: 'Vaccines',
    specialists: /Pediatrics|Family Medicine/,
    primaryCare: 0.7,
    products: 'biological',
  },
  pain: { category: 'Pain Management', specialists: /Pain|Anesthesiology/, primaryCare: 0.3, products: 'drug' },
  nephrology: { category: 'Nephrology', specialists: /Nephrology/, primaryCare: 0.2, products: 'drug' },
  rareDisease: {
    category: 'Rare Disease',
    specialists: /Genetics|Neurology|Pediatric/,
    primaryCare: 0.1,
    products: 'biological',
  },
  joints: {
    category: 'Orthopaedics - Joint Reconstruction',
    specialists: /Orthopaedic/,
    primaryCare: 0.01,
    products: 'device',
  },
  spine: {
    category: 'Spinal Surgery',
    specialists: /Spine|Neurological Surgery/,
    primaryCare: 0.01,
    products: 'device',
  },
  coronary: {
    category: 'Interventional Cardiology',
    specialists: /Interventional|Cardiovascular/,
    primaryCare: 0.02,
    products: 'device',
  },
  rhythm: {
    category: 'Cardiac Rhythm Management',
    specialists: /Electrophysiology|Cardiovascular/,
    primaryCare: 0.02,
    products: 'device',
  },
  surgery: {
    category: 'General Surgery',
    specialists: /\|Surgery|Plastic Surgery|Urology/,
    primaryCare: 0.03,
    products: 'device',
  },
  glucose: { category: 'Glucose Monitoring', specialists: /Endocrin/, primaryCare: 0.6, products: 'device' },
  vision: { category: 'Vision Care', specialists: /Ophthalmology|Optometrist/, primaryCare: 0.01, products: 'device' },
  aesthetics: { category: 'Aesthetics', specialists: /Dermatology|Plastic/, primaryCare: 0.05, products: 'device' },
  wound: { category: 'Wound Care', specialists: /Podiatri|\|Surgery/, primaryCare: 0.15, products: 'supply' },
  dental: { category: 'Dental', specialists: /Dentist/, primaryCare: 0, products: 'supply' },
  imaging: { category: 'Imaging', specialists: /Radiology|Nuclear/, primaryCare: 0.02, products: 'device' },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as AreaName[];
