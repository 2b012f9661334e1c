import { theChildren } from '../../profile/household.ts';
import { bank, cityOf, type Line } from '../../place/passage.ts';
import {
  alone,
  anybody,
  asCouple,
  both,
  caresFor,
  chose,
  countryLife,
  either,
  onlyInfants,
  onlyTeens,
  stageIs,
  taughtAtHome,
  type When,
  withChildren,
  withElders,
  withPets,
  withSchool,
} from '../../profile/when.ts';
import type { PlaceView } from '../../place/view.ts';
import { animalsCalled } from '../../profile/people/animalsTold.ts';
import { because, say } from '../../prose/said.ts';

const buys: When = chose('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');
const house: When = chose('housing-preference', 'buy-house', 'rural-property');
/** Age in years from which homes are checked for steps. */
const OLD_AGE = 65;
/** Somebody who moves is old, or walks with difficulty. */
const stepsCount: When = (profile) =>
  either(chose('medical-conditions', 'mobility'), withElders, ({ age }) =>
    age !== null && age >= OLD_AGE ? ['age'] : null,
  )(profile);
/** Millimetres a year from which rain shows on walls; below, nobody waits for a wet week. */
const RAINY = 600;
const rainy = ({ cities: [city] }: PlaceView): boolean =>
  city?.rainfallMm != null &&
  city.rainfallQuality === 'ok' &&
  city.rainfallMm.reduce((sum, one) => sum + one, 0) >= RAINY;
const online: When = stageIs('remote', 'freelance', 'owner');
const working: When = stageIs('employee', 'transfer');

/** Words about neighbourhoods, streets and stairs, for households that want a home where there are some. */
const inTown = (v: PlaceView, text: string): string => (countryLife(v.profile) ? '' : text);

const LINES: readonly Line[] = [
  [
    withSchool,
    (v) =>
      onlyInfants(v.profile)
        ? null
        : say`[Choose the school first and look for homes near it in ${cityOf(v)}|Get the catchment area of each school in ${cityOf(v)} before you look at flats|Look for a home in ${cityOf(v)} only when a school has said yes].`,
  ],
  [
    withChildren,
    (v) =>
      onlyInfants(v.profile)
        ? because(
            say`[Look for homes in ${cityOf(v)} within a pram’s walk of a nursery and of a doctor for children|Ask two nurseries in ${cityOf(v)} for a place before you look at flats|View each home in ${cityOf(v)} with the pram: the lift, the steps at the door, the way to the nearest green].`,
            'relocation-timeline',
          )
        : say`[View each home in ${cityOf(v)} once with ${theChildren(v.profile.movers)}${inTown(v, `: stairs, noise through the wall, the way to the nearest ${onlyTeens(v.profile) ? 'stop' : 'green'}`)}${taughtAtHome(v.profile) ? '' : `|${onlyTeens(v.profile) ? 'Ride' : 'Walk'} from each home in ${cityOf(v)} to the school gate at the time of the first lesson`}|Measure the smallest bedroom of each home in ${cityOf(v)}; advertisements count rooms, not beds].`,
  ],
  [
    both(withSchool, working),
    (v) =>
      onlyInfants(v.profile)
        ? null
        : say`Search in ${cityOf(v)} along the line between office and school, since both ways are travelled every day.`,
  ],
  [
    withPets,
    (v) =>
      say`[Collect three written answers from landlords in ${cityOf(v)} on ${animalsCalled(v.profile.read)} before you travel, with the extra deposit|Carry a page about ${animalsCalled(v.profile.read)} for landlords in ${cityOf(v)}: age, training, vaccinations, a reference].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[Write to the university in ${cityOf(v)} about halls on the day you are admitted: places go to those who ask first|Apply for halls in ${cityOf(v)} with the application for the place itself].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[Join the housing group of students in ${cityOf(v)} in spring; rooms change hands there before they are advertised|Put a notice up in the department in ${cityOf(v)}: rooms of leavers are passed on there].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[See the room by video before you pay for it in ${cityOf(v)}, with the person who lives there now|Find out what a pass costs from each room in ${cityOf(v)} to the lecture hall; it eats up the difference in rent].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Stay a month in ${cityOf(v)} out of season, on foot, and note where the doctor, the shop and the bus are|Begin to rent in ${cityOf(v)} in the dullest month; a home you like then you will like in May|Take a flat in ${cityOf(v)} for the quietest month of the year, and cook in it|Live two weeks in each of two quarters of ${cityOf(v)} before you choose between them].`,
  ],
  [
    stepsCount,
    (v) =>
      say`[View homes in ${cityOf(v)} as if ten years had passed: stairs, lift, shower, distance to a bench|Look in ${cityOf(v)} for a lift, a ground floor or a walk-in shower from the start|Count the steps from each home in ${cityOf(v)} to the baker, the bus and the doctor].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      rainy(v)
        ? because(
            say`[Get the heating and cooling bills of the last year in ${cityOf(v)} before you fall for a terrace|Feel the walls of a ${house(v.profile) ? 'house' : 'flat'} in ${cityOf(v)} after a week of rain before you sign].`,
            'housing-preference',
          )
        : say`Get the heating and cooling bills of the last year in ${cityOf(v)} before you fall for a terrace.`,
  ],
  [
    online,
    (v) =>
      say`[Book four weeks furnished in ${cityOf(v)}, test the connection on the first day, and view homes from there|Start in ${cityOf(v)} with a month’s let beside a shared office|Take a furnished month in ${cityOf(v)} first, and view two quarters a week from it].`,
  ],
  [
    online,
    (v) =>
      say`[Make a video call from each flat you view in ${cityOf(v)}, at the hour of your usual meetings${inTown(v, ': you will hear the street')}|Have the speed of the line in ${cityOf(v)} measured in the room where the desk will stand|Check where a second desk would stand in each flat in ${cityOf(v)}; a kitchen table will do for a month at most].`,
  ],
  [
    working,
    (v) =>
      say`[Have a month of temporary housing in ${cityOf(v)} written into the contract|Let the employer pay for the first month in ${cityOf(v)}, and have it written into the offer|Let the contract include a furnished flat in ${cityOf(v)} for the weeks of searching|Ask for a furnished month in ${cityOf(v)} as a line of the contract].`,
  ],
  [
    working,
    (v) =>
      say`[Travel from each home in ${cityOf(v)} to work and back at the hours you would commute|Bring the contract and the last three payslips to each viewing in ${cityOf(v)}: landlords choose tenants who have them ready|Let a letter from the employer stand in for a local reference in ${cityOf(v)}|↗Look in ${cityOf(v)} for an agent whom employers use: they are used to newcomers without a history as tenants|Set a limit for rent in ${cityOf(v)} from the net pay of the offer, before the first viewing].`,
  ],
  [
    stageIs('founder'),
    (v) =>
      say`[Take a room with a desk by the month in ${cityOf(v)} until the first customer pays, and sign no lease of more than a year before that|Keep home and firm in ${cityOf(v)} under two leases, so that one can end without the other].`,
  ],
  [
    asCouple,
    (v) =>
      say`[Each list three things that a home in ${cityOf(v)} must have; view only what meets two from both lists|View homes in ${cityOf(v)} separately and compare your marks in the evening|Put both names on the lease in ${cityOf(v)}, so that each of you can deal with every office].`,
  ],
  [
    alone,
    (v) =>
      say`[View homes in ${cityOf(v)} on a weekday evening, and walk from the stop to the door at the hour at which you would come home|Spend one evening in the street of each home in ${cityOf(v)} before you sign|Ask the neighbours of each home in ${cityOf(v)} what they hear at night, before you sign].`,
  ],
  [
    caresFor('housing'),
    (v) =>
      countryLife(v.profile)
        ? null
        : say`Look one stop beyond the quarter you first liked in ${cityOf(v)}: affordable housing was among your wishes.`,
  ],
  [
    chose('outdoor-activities', 'gardening'),
    (v) =>
      countryLife(v.profile)
        ? null
        : say`Look in ${cityOf(v)} for ground floors, roofs and allotments, which are rarely advertised, since you like to garden.`,
  ],
  [
    buys,
    (v) =>
      say`[↗Have an independent lawyer in ${v.name} confirm three things in writing: whether foreigners may own a home, what a purchase costs beyond the price, and which debts of the house come with it|Order the land register entry of a home in ${cityOf(v)} before you offer anything|Bring a surveyor of your own to ${cityOf(v)}, for roof, damp and boundaries].`,
  ],
  [
    chose('housing-preference', 'rent-apartment'),
    (v) =>
      say`[Get three things in writing for a lease in ${cityOf(v)}: the notice period, the deposit and what the rent includes|Have a break clause after six or twelve months put into the lease in ${cityOf(v)}, since you choose a quarter before you know it|Read in the lease for ${cityOf(v)} how the rent may rise, and after how many months you may leave].`,
  ],
  [
    chose('housing-preference', 'rent-house'),
    (v) =>
      say`[Compare a house to rent near ${cityOf(v)} with a flat by the cost of a whole month: rent, heating, garden and the car or pass you would need there|Save ten advertisements of houses near ${cityOf(v)} over two weeks; the middle price is your figure, since the survey covers flats only|Get the heating bill of the last winter for each house near ${cityOf(v)}|Ask what it cost last year to keep the garden and clear the path of a house near ${cityOf(v)}].`,
  ],
  [
    chose('housing-preference', 'serviced-coliving'),
    (v) =>
      say`[Take a shared or serviced flat in ${cityOf(v)} only if you have it in writing that you may use its address with offices and the bank|Read the house rules of a shared flat in ${cityOf(v)} before you look at the price: guests, quiet hours, notice].`,
  ],
  [
    chose('housing-preference', 'retirement-community'),
    (v) =>
      say`Read three clauses first in the contract of a retirement community in ${v.name}: what care costs once you need it, who decides that, and what is paid back when you leave.`,
  ],
  [
    chose('housing-preference', 'undecided'),
    (v) =>
      say`Take a furnished let for three months in ${cityOf(v)}, and view one flat and one house a week from there.`,
  ],
  [
    chose('housing-preference', 'rural-property'),
    (v) =>
      say`Read water rights, access and building rules of a plot in ${v.name} with an independent lawyer before you pay a deposit.`,
  ],
  [
    chose('life-purpose-motivation', 'rest-health'),
    (v) =>
      say`${inTown(v, '[')}Walk from each home you view in ${cityOf(v)} to the nearest park, and time it${inTown(v, `|Ask for a home on the courtyard side in ${cityOf(v)}, and listen there at eleven at night]`)}.`,
  ],
  [
    chose('life-purpose-motivation', 'freedom'),
    (v) =>
      say`↗Look in ${cityOf(v)} for a lease with a break clause, and list what you would store at home with what that costs a year.`,
  ],
  [
    anybody,
    (v) =>
      say`[Pay neither deposit nor rent for a home in ${cityOf(v)} before you or somebody you trust has stood in it: advance payment is the usual form of fraud|Transfer no money for a home in ${cityOf(v)} before you have the keys and have tried them in the door].`,
  ],
  [
    anybody,
    (v) =>
      say`[Collect the papers a landlord in ${v.name} will want: proof of income, a reference, and somebody local who vouches for you|↗Put one folder together for landlords in ${cityOf(v)}: passport, income, reference, a page about yourself].`,
  ],
];

export const housingActions = bank('housing-action', LINES);
