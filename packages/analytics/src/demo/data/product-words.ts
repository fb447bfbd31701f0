import type { AreaName } from './areas.ts';

/** Syllables of invented brand names. */
export const BRAND_STARTS =
  `ZEL VAN KOR LUM TRE QUA NEX OLV RIX SAV TOV BRI CAL DEX ELZ FEN GLY HAL IMB JOR KYL LEV MYR NOV ORB PAX RUV SYN
TAL UVI VEX WIL XAR YOL ZIM ABR BEX CYR DAV ENV`.split(/\s+/);
export const BRAND_MIDDLES = `A E I O U ANTI ERO ILA OVE UMI ARE EXI INO OLA URA`.split(/\s+/);
export const BRAND_ENDS =
  `VIA ZIQ RYX LENT TRIS MAB QUA DEX NOR PRO SYL TERA VANCE XIN ZO LIMA RENZA KYN BRIX DRA`.split(/\s+/);

/** Series names of devices and supplies. */
export const SERIES =
  `KITTIWAKE MERIDIEM PALISADE SUMMITRA TRIDENTA ARCLINE VECTORIS CADENZA ALTURA BEACONIQ CONTOURA DYNAVEX EQUILAR FULCRA
GRANITE HARRIER INTREPA JUNIVO KEYSTRA LATTICE MONARCHA NAVIGO OSPREYA PINNARA QUILLON RESOLVE STRATOS TALONIX UNISONA VERITY
WAYFINDER XENOLINK YARDARM ZENITHA`.split(/\s+/);

/** What the devices and supplies of an area are. */
export const DEVICE_NOUNS: Partial<Record<AreaName, readonly string[]>> = {
  joints: ['Total Knee System', 'Hip Stem', 'Shoulder System', 'Bone Plate System'],
  spine: ['Pedicle Screw System', 'Interbody Cage', 'Cervical Plate', 'Spinal Cord Stimulator'],
  coronary: ['Coronary Stent', 'Balloon Catheter', 'Transcatheter Valve', 'Guidewire'],
  rhythm: ['Pacemaker', 'Implantable Defibrillator', 'Ablation Catheter', 'Loop Recorder'],
  surgery: ['Stapler', 'Surgical Robot', 'Endoscope', 'Energy Device', 'Hernia Mesh'],
  glucose: ['Continuous Glucose Monitor', 'Insulin Pump'],
  vision: ['Intraocular Lens', 'Contact Lens', 'Phaco System'],
  aesthetics: ['Dermal Filler', 'Laser System', 'Breast Implant'],
  wound: ['Wound Matrix', 'Foam Dressing', 'Negative Pressure System'],
  dental: ['Dental Implant', 'Clear Aligner', 'Bonding System'],
  imaging: ['Contrast Injector', 'Ultrasound System', 'MRI Coil'],
};
