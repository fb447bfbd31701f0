/** A place of business: the first three figures of its postal codes stand for the whole area. */
export interface City {
  readonly name: string;
  readonly zip3: string;
}

export interface State {
  readonly code: string;
  /** Inhabitants in thousands: how often a recipient practises here. */
  readonly population: number;
  /** Largest first. */
  readonly cities: readonly City[];
}

/** State, inhabitants in thousands, cities with the first figures of their postal codes. */
const LIST = `
AL 5024 Birmingham 352, Huntsville 358, Mobile 366, Montgomery 361
AK 733 Anchorage 995, Fairbanks 997
AZ 7152 Phoenix 850, Tucson 857, Scottsdale 852, Mesa 852
AR 3012 Little Rock 722, Fayetteville 727, Jonesboro 724
CA 39538 Los Angeles 900, San Diego 921, San Francisco 941, Sacramento 958, San Jose 951, Fresno 937, Irvine 926, Oakland 946, Riverside 925
CO 5774 Denver 802, Colorado Springs 809, Aurora 800, Boulder 803
CT 3606 Hartford 061, New Haven 065, Stamford 069
DE 990 Wilmington 198, Newark 197, Dover 199
DC 690 Washington 200
FL 21538 Miami 331, Tampa 336, Orlando 328, Jacksonville 322, Fort Lauderdale 333, Naples 341, Gainesville 326
GA 10712 Atlanta 303, Augusta 309, Savannah 314, Marietta 300
HI 1455 Honolulu 968, Hilo 967
ID 1839 Boise 837, Idaho Falls 834
IL 12813 Chicago 606, Naperville 605, Peoria 616, Springfield 627, Evanston 602
IN 6786 Indianapolis 462, Fort Wayne 468, Evansville 477
IA 3190 Des Moines 503, Cedar Rapids 524, Iowa City 522
KS 2938 Wichita 672, Overland Park 662, Topeka 666
KY 4506 Louisville 402, Lexington 405, Bowling Green 421
LA 4658 New Orleans 701, Baton Rouge 708, Shreveport 711, Lafayette 705
ME 1362 Portland 041, Bangor 044
MD 6177 Baltimore 212, Bethesda 208, Rockville 208, Annapolis 214
MA 7030 Boston 021, Worcester 016, Springfield 011, Cambridge 021
MI 10077 Detroit 482, Grand Rapids 495, Ann Arbor 481, Lansing 489
MN 5706 Minneapolis 554, Saint Paul 551, Rochester 559, Duluth 558
MS 2961 Jackson 392, Gulfport 395, Tupelo 388
MO 6155 Saint Louis 631, Kansas City 641, Springfield 658, Columbia 652
MT 1084 Billings 591, Missoula 598
NE 1962 Omaha 681, Lincoln 685
NV 3105 Las Vegas 891, Reno 895, Henderson 890
NH 1378 Manchester 031, Concord 033
NJ 9289 Newark 071, Princeton 085, Edison 088, Cherry Hill 080, Morristown 079
NM 2118 Albuquerque 871, Santa Fe 875
NY 20201 New York 100, Brooklyn 112, Buffalo 142, Rochester 146, Albany 122, Syracuse 132, Bronx 104
NC 10439 Charlotte 282, Raleigh 276, Durham 277, Greensboro 274, Winston Salem 271
ND 779 Fargo 581, Bismarck 585
OH 11799 Columbus 432, Cleveland 441, Cincinnati 452, Toledo 436, Dayton 454
OK 3959 Oklahoma City 731, Tulsa 741, Norman 730
OR 4237 Portland 972, Eugene 974, Salem 973, Bend 977
PA 13003 Philadelphia 191, Pittsburgh 152, Allentown 181, Hershey 170, Erie 165
RI 1097 Providence 029, Warwick 028
SC 5118 Charleston 294, Columbia 292, Greenville 296
SD 887 Sioux Falls 571, Rapid City 577
TN 6910 Nashville 372, Memphis 381, Knoxville 379, Chattanooga 374
TX 29146 Houston 770, Dallas 752, San Antonio 782, Austin 787, Fort Worth 761, El Paso 799, Plano 750, Lubbock 794
UT 3272 Salt Lake City 841, Provo 846, Ogden 844
VT 643 Burlington 054, Rutland 057
VA 8631 Richmond 232, Norfolk 235, Fairfax 220, Charlottesville 229, Roanoke 240
WA 7705 Seattle 981, Spokane 992, Tacoma 984, Bellevue 980
WV 1794 Charleston 253, Morgantown 265, Huntington 257
WI 5894 Milwaukee 532, Madison 537, Green Bay 543
WY 577 Cheyenne 820, Casper 826
PR 3286 San Juan 009, Ponce 007, Mayaguez 006
GU 154 Hagatna 969
VI 87 Charlotte Amalie 008
AS 50 Pago Pago 967
MP 47 Saipan 969
AE 12 APO 091
AP 10 APO 962
`;

/** States, the capital district, the territories and the military post offices. */
export const STATES: readonly State[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [code = '', population = '', ...rest] = line.split(' ');
    const cities = rest
      .join(' ')
      .split(', ')
      .map((city) => ({ name: city.slice(0, -4), zip3: city.slice(-3) }));
    return { code, population: Number(population), cities };
  });
