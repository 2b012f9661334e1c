import { OUR_CHOICE } from './topics/choice/ourChoice.ts';
import { CHILD_ALONE, CHILD_BY_ITSELF } from './topics/family/childAlone.ts';
import { CHILD_PASSPORT } from './topics/family/childPapers.ts';
import { PET_ADOPTED } from './topics/family/petAdopted.ts';
import { PAPERS_ASKED } from './topics/law/papersAsked.ts';
import { ALCOHOL } from './topics/living/alcohol.ts';
import { AT_NIGHT } from './topics/living/atNight.ts';
import { TRIAL_STAY } from './topics/permits/trialStay.ts';
import { EMPLOYER_AT_HOME } from './topics/work/employerAtHome.ts';
import { MARRIAGE_PROOF } from './topics/family/marriageProof.ts';
import { BRIDGE_COVER } from './topics/health/bridgeCover.ts';
import { POWER_OF_ATTORNEY } from './topics/law/powerOfAttorney.ts';
import { FEE_STATUS } from './topics/learning/feeStatus.ts';
import { SCHOOL_DAYS } from './topics/learning/schoolDays.ts';
import { EMERGENCY } from './topics/health/emergency.ts';
import { ILL_ALONE } from './topics/health/illAlone.ts';
import { POLICE_CERTIFICATE } from './topics/law/policeCertificate.ts';
import { BESIDE_LESSONS } from './topics/learning/besideLife.ts';
import { TOWN_HALL } from './topics/living/townHall.ts';
import { PERMIT_FEES } from './topics/permits/permitFees.ts';
import { PERMIT_LIFE } from './topics/permits/permitLife.ts';
import { SPONSORED } from './topics/work/sponsored.ts';
import { BESIDE_STUDENT } from './topics/family/besideStudent.ts';
import { COUPLE } from './topics/family/couple.ts';
import { FAMILY } from './topics/family/family.ts';
import { HOUSEHOLD_HELP } from './topics/family/householdHelp.ts';
import { LEFT_ALONE } from './topics/family/leftAlone.ts';
import { MAINTENANCE } from './topics/family/maintenance.ts';
import { PETS } from './topics/family/pets.ts';
import { SIBLING } from './topics/family/sibling.ts';
import { HEALTH } from './topics/health/health.ts';
import { MEMBERSHIP } from './topics/health/membership.ts';
import { RECOVERY } from './topics/health/recovery.ts';
import { BUYING_COSTS } from './topics/home/buyingCosts.ts';
import { ENERGY_BILLS } from './topics/home/energyBills.ts';
import { FIXED_RATE } from './topics/home/fixedRate.ts';
import { LAND_BOUGHT } from './topics/home/land.ts';
import { OWN_HOME } from './topics/home/ownHome.ts';
import { REVERSE_MORTGAGE } from './topics/home/reverseMortgage.ts';
import { SOLAR } from './topics/home/solar.ts';
import { AWAITED_CITIZENSHIP } from './topics/law/awaitedCitizenship.ts';
import { FIREARMS } from './topics/law/firearms.ts';
import { FORMER_CITIZENSHIP } from './topics/law/formerCitizenship.ts';
import { LAW } from './topics/law/law.ts';
import { NATIONALITY } from './topics/law/nationality.ts';
import { PROPERTY_TAKEN } from './topics/law/propertyTaken.ts';
import { POLITICS } from './topics/law/politics.ts';
import { PROTECTION } from './topics/law/protection.ts';
import { VOTING_FROM_ABROAD } from './topics/law/votingFromAbroad.ts';
import { SERVICE_UNSERVED } from './topics/law/serviceUnserved.ts';
import { WOMAN_ALONE } from './topics/law/womanAlone.ts';
import { EXPORT_CONTROL } from './topics/learning/exportControl.ts';
import { HOME_GRANT } from './topics/learning/homeGrant.ts';
import { LANGUAGE_KEPT } from './topics/learning/languageKept.ts';
import { STUDY_LANGUAGE_TEST } from './topics/learning/studyLanguageTest.ts';
import { LANGUAGE_TEST } from './topics/learning/languageTest.ts';
import { LEARNING } from './topics/learning/learning.ts';
import { LAST_YEARS_ASKED } from './topics/learning/lastYears.ts';
import { SCHOOL_AGE_ASKED, SCHOOL_YEAR_ASKED } from './topics/learning/schoolAge.ts';
import { BULLYING } from './topics/learning/bullying.ts';
import { SCHOOL_EXAMS } from './topics/learning/schoolExams.ts';
import { SCHOOL_OF_HOME } from './topics/learning/schoolOfHome.ts';
import { STUDENT_LIFE } from './topics/learning/studentLife.ts';
import { GOODS_AT_BORDER } from './topics/living/goodsAtBorder.ts';
import { COMING_BACK } from './topics/living/comingBack.ts';
import { COMPANY } from './topics/living/company.ts';
import { DENSITY } from './topics/living/density.ts';
import { LAST_REST } from './topics/living/lastRest.ts';
import { LIVING } from './topics/living/living.ts';
import { MAINS } from './topics/living/mains.ts';
import { SAFETY } from './topics/living/safety.ts';
import { BANK } from './topics/money/bank.ts';
import { COMPANY_ABROAD } from './topics/money/companyAbroad.ts';
import { COMPANY_TAX } from './topics/money/companyTax.ts';
import { MONEY } from './topics/money/money.ts';
import { PENSION } from './topics/money/pension.ts';
import { RETIREMENT_AGE } from './topics/money/retirementAge.ts';
import { SENT_HOME } from './topics/money/sentHome.ts';
import { US_REPORTS } from './topics/money/usReports.ts';
import { HIV_RESIDENCE } from './topics/permits/hivResidence.ts';
import { ADMISSION } from './topics/permits/admission.ts';
import { AGE_LIMIT } from './topics/permits/ageLimit.ts';
import { BY_LOT } from './topics/permits/byLot.ts';
import { BLUE_CARD } from './topics/permits/blueCard.ts';
import { PART_OF_YEAR } from './topics/permits/partYear.ts';
import { PERMIT_TERMS } from './topics/permits/permitTerms.ts';
import { PERMITS } from './topics/permits/permits.ts';
import { PROOF_OF_FUNDS } from './topics/permits/proofOfFunds.ts';
import { POINTS } from './topics/permits/points.ts';
import { REFUSAL } from './topics/permits/refusal.ts';
import { RESEARCHERS } from './topics/permits/researchers.ts';
import { INVESTED_RESIDENCE } from './topics/permits/investedResidence.ts';
import { NAME_AND_MARKER } from './topics/permits/nameAndMarker.ts';
import { REFUGEE_DOCUMENT } from './topics/permits/refugeeDocument.ts';
import { TRAVEL_DOCUMENT } from './topics/permits/travelDocument.ts';
import { VISA_MEANS } from './topics/permits/visaMeans.ts';
import { WITHOUT_PAPERS } from './topics/permits/withoutPapers.ts';
import { WHERE_APPLIED } from './topics/permits/whereApplied.ts';
import { WINTER_FUEL } from './topics/money/winterFuel.ts';
import { ASHORE } from './topics/work/ashore.ts';
import { DRIVER_PAPERS } from './topics/work/drivers.ts';
import { FOOD_TRADE } from './topics/work/foodTrade.ts';
import { FREELANCE_THERE } from './topics/work/freelanceThere.ts';
import { FOUNDERS } from './topics/work/founders.ts';
import { HOURS_THERE } from './topics/work/hoursThere.ts';
import { MEDICAL_TRAINING } from './topics/work/medicalTraining.ts';
import { WORK } from './topics/work/work.ts';
import { HOME_FROM_AFAR } from './topics/home/homeFromAfar.ts';
import { MORTGAGE } from './topics/home/mortgage.ts';
import { QUARTER } from './topics/home/quarter.ts';
import { RENT_OR_BUY } from './topics/home/rentOrBuy.ts';
import { CLIMATE_AHEAD } from './topics/living/climateAhead.ts';
import { PASTIME } from './topics/living/pastime.ts';
import { POWER_SUPPLY } from './topics/living/powerSupply.ts';
import { ARRIVAL_NUMBERS } from './topics/money/arrivalNumbers.ts';
import { BENEFIT_TAX } from './topics/money/benefitTax.ts';
import { FIRST_MONTHS } from './topics/money/firstMonths.ts';
import { HOME_PLAN } from './topics/money/homePlan.ts';
import { HOME_COMFORT } from './topics/home/comfort.ts';
import { HOME_SEARCH } from './topics/home/homeSearch.ts';
import { HOME_VALUE } from './topics/home/homeValue.ts';
import { SELL_AND_BUY, SELL_HOME } from './topics/home/sellHome.ts';
import { TENANCY } from './topics/home/tenancy.ts';
import { WHICH_TOWN } from './topics/home/whichTown.ts';
import { CAR } from './topics/living/car.ts';
import { DAILY } from './topics/living/daily.ts';
import { DECISION } from './topics/living/decision.ts';
import { ECONOMY } from './topics/money/economy.ts';
import { INSURANCES } from './topics/money/insurances.ts';
import { INVESTING } from './topics/money/investing.ts';
import { PAID_HELP } from './topics/permits/agents.ts';
import { STATUS_LEFT } from './topics/permits/statusLeft.ts';
import { JOB_LOST } from './topics/work/jobLost.ts';
import { WRONGED_AT_WORK } from './topics/work/wronged.ts';
import { HAIR } from './topics/living/hair.ts';
import { CREDIT_RECORD } from './topics/money/creditRecord.ts';
import { TIPPING } from './topics/living/tipping.ts';
import { LOAN_KEPT } from './topics/home/loanKept.ts';
import { EQUITY } from './topics/money/equity.ts';
import { SURNAME } from './topics/law/surname.ts';
import { CIRCUMCISION } from './topics/health/circumcision.ts';
import { ASSISTED_DYING } from './topics/law/assistedDying.ts';
import { VALUABLES } from './topics/living/valuables.ts';
import type { Topic } from './topic.ts';

/** The order ranks subjects: people and health, then law, then work, then places and prices. */
export const TOPICS: readonly Topic[] = [
  OUR_CHOICE,
  EMERGENCY,
  ILL_ALONE,
  BRIDGE_COVER,
  CIRCUMCISION,
  ASSISTED_DYING,
  ...HEALTH,
  HIV_RESIDENCE,
  ...ADMISSION,
  BESIDE_STUDENT,
  ...COUPLE,
  MARRIAGE_PROOF,
  LEFT_ALONE,
  CHILD_PASSPORT,
  CHILD_ALONE,
  CHILD_BY_ITSELF,
  MAINTENANCE,
  HOUSEHOLD_HELP,
  ...SIBLING,
  LAST_REST,
  COMING_BACK,
  GOODS_AT_BORDER,
  VALUABLES,
  STATUS_LEFT,
  ...FAMILY,
  ...PROTECTION,
  SERVICE_UNSERVED,
  ...LAW,
  FORMER_CITIZENSHIP,
  WOMAN_ALONE,
  FIREARMS,
  POLITICS,
  VOTING_FROM_ABROAD,
  MEMBERSHIP,
  POWER_OF_ATTORNEY,
  POLICE_CERTIFICATE,
  PAPERS_ASKED,
  ...TOWN_HALL,
  ...PERMIT_LIFE,
  TRIAL_STAY,
  PAID_HELP,
  WITHOUT_PAPERS,
  ...PART_OF_YEAR,
  REFUGEE_DOCUMENT,
  TRAVEL_DOCUMENT,
  NAME_AND_MARKER,
  SURNAME,
  AWAITED_CITIZENSHIP,
  ...NATIONALITY,
  BLUE_CARD,
  BY_LOT,
  AGE_LIMIT,
  POINTS,
  REFUSAL,
  PERMIT_FEES,
  INVESTED_RESIDENCE,
  ...PERMITS,
  EXPORT_CONTROL,
  RESEARCHERS,
  WHERE_APPLIED,
  PROOF_OF_FUNDS,
  ...PERMIT_TERMS,
  VISA_MEANS,
  LANGUAGE_TEST,
  EMPLOYER_AT_HOME,
  SPONSORED,
  HOURS_THERE,
  MEDICAL_TRAINING,
  ASHORE,
  DRIVER_PAPERS,
  ...FOUNDERS,
  FREELANCE_THERE,
  WINTER_FUEL,
  ENERGY_BILLS,
  POWER_SUPPLY,
  JOB_LOST,
  WRONGED_AT_WORK,
  ...WORK,
  ...STUDENT_LIFE,
  HOME_GRANT,
  SCHOOL_AGE_ASKED,
  LAST_YEARS_ASKED,
  SCHOOL_YEAR_ASKED,
  SCHOOL_EXAMS,
  BULLYING,
  SCHOOL_OF_HOME,
  LANGUAGE_KEPT,
  STUDY_LANGUAGE_TEST,
  FEE_STATUS,
  SCHOOL_DAYS,
  ...BESIDE_LESSONS,
  ...LEARNING,
  RECOVERY,
  FOOD_TRADE,
  HAIR,
  TIPPING,
  ...DAILY,
  ...CAR,
  PASTIME,
  ALCOHOL,
  ...COMPANY,
  AT_NIGHT,
  ...SAFETY,
  PET_ADOPTED,
  ...PETS,
  PROPERTY_TAKEN,
  LAND_BOUGHT,
  SOLAR,
  DENSITY,
  CLIMATE_AHEAD,
  MAINS,
  ...LIVING,
  ECONOMY,
  INVESTING,
  INSURANCES,
  BENEFIT_TAX,
  HOME_PLAN,
  RETIREMENT_AGE,
  ...PENSION,
  ARRIVAL_NUMBERS,
  FIRST_MONTHS,
  SENT_HOME,
  CREDIT_RECORD,
  EQUITY,
  ...BANK,
  US_REPORTS,
  COMPANY_ABROAD,
  COMPANY_TAX,
  QUARTER,
  TENANCY,
  HOME_SEARCH,
  WHICH_TOWN,
  HOME_COMFORT,
  SELL_AND_BUY,
  SELL_HOME,
  HOME_VALUE,
  RENT_OR_BUY,
  HOME_FROM_AFAR,
  LOAN_KEPT,
  MORTGAGE,
  OWN_HOME,
  FIXED_RATE,
  REVERSE_MORTGAGE,
  BUYING_COSTS,
  ...MONEY,
  ...DECISION,
];
