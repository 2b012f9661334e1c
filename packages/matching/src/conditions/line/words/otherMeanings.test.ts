import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string, ofOneSex = false) => readDealBreakers(atlas, line, { ofOneSex }).dealBreakers;

describe('a line typed without its apostrophes', () => {
  it.each([
    ['Anywhere our marriage isnt legal', 'same-sex-marriage'],
    ['My wife cant work', 'partners-work'],
    ['Where my husband isnt allowed to work', 'partners-work'],
  ])('is read as with them: %s', (line, id) => {
    expect(read(line, true).map((one) => one.id)).toEqual([id]);
  });
});

describe('words of a rule that mean something else', () => {
  it.each([
    // Crime is a noun of the place.
    'Countries where marijuana is a crime',
    'Drinking alcohol is considered a crime',
    'A crime to insult the king',
    'Places where it is still a crime',
    'Hate crimes',
    'no lockdown tyranny',
    'tyranny of the majority',
    'no hurricane parties',
    'no war movies',
    'Cybercrime laws',
    'Dangerous roads',
    'Roads that are dangerous',
    'Unsafe tap water',
    'Dangerous dogs',
    'dangerous spiders and snakes',
    'Domestic violence not punished',
    'Police violence',
    'Violence against animals',
    'Violent storms',
    // Degrees of water, rooms, slopes and maps are not those of the air.
    'Sea colder than 20 degrees',
    'Water below 20 C in summer',
    'Water below 20 C in winter',
    'Ocean under 18 °C',
    'Pools colder than 25 degrees',
    'Surf below 20 degrees in January',
    'Flats below 18 degrees in winter',
    'Homes colder than 16 °C in winter',
    'Offices above 28 degrees in summer',
    'Latitudes above 50 degrees',
    'More than 45 degrees north',
    'Slopes of more than 10 degrees',
    'Hills steeper than 8 degrees, over 10 degrees at most',
    // Cold, heat and damp of other things.
    'Cold water',
    'The cold sea',
    'Sea too cold to surf',
    'Cold people',
    'Homes without heating',
    'No central heating',
    'No heated pool',
    'Humid flats',
    'No snow to ski on',
    'Frozen bank accounts',
    'An employer who keeps my passport',
    'No kafala: an employer who keeps my passport',
    'Agents that hold our passports',
    'No direct train to a bigger city',
    'No good bus connection to a large city',
    'Freezing of pensions',
    'Anywhere they freeze the British state pension',
    'My state pension must not be frozen there',
    'Countries where the yearly rise of my pension gets frozen',
    'Disability benefit frozen abroad',
    'Governments that froze the foreign currency accounts',
    // A sea that must be more than near.
    'No warm sea',
    'No sea view',
    'No crowded beaches',
    'Beaches must be clean',
    'No beach resorts',
    'No beach parties',
    'Rising sea levels must be under control',
    // Prices of single things.
    'Expensive flights home',
    'Health insurance too expensive',
    'expensive international schools',
    'Costly visas',
    'Expensive alcohol',
    // Unstable, polluted, taxed, drafted.
    'Unstable electricity',
    'Unstable income',
    'Power grid unstable',
    'Light pollution',
    'Noise pollution',
    'Polluted beaches',
    'Beaches that are badly polluted',
    'High taxes on cars',
    'High taxes on foreign income',
    'high taxes for pensioners',
    'Giving up my passport to an employer',
    'House price inflation',
    'No draft beer',
    'Drafted contracts',
    'Hate crimes against gay people',
    'Gang wars between tourists',
    'Price wars',
    // The work of doctors is no health care; what the net is used for is not how good it is.
    'No jobs for doctors',
    'No residency training for foreign doctors',
    'No need for foreign doctors',
    'Low pay for doctors',
    'Doctors badly paid in hospitals',
    'My doctors degree not recognised',
    'Must work in a hospital',
    'No internet cafés',
    'No earthquake insurance',
    'No international school for girls',
    'No all-girls school for my daughter',
    'No school for our daughter within 5 km',
    'Volcanic sand',
    'Car rent above 50 euros a day',
    'They do not drive on the left',
    'Must drive on the left',
    'Left-hand drive cars',
    // Access of some patients is no measure of care.
    'No interpreters for the deaf in hospital',
    'Hospital without interpreters',
    'No hospital interpreter for deaf patients',
    'No deaf access in hospitals',
    'Doctors who do not sign',
    'No doctor who can sign with me',
    'No hospital for dementia',
    'Hospitals without captions or text relay',
    'No doctors for people with Alzheimer’s',
    'No braille at the hospital',
    'No good hospital for blind patients',
  ])('are not read: "%s"', (line) => {
    const ids = read(line).map(({ id }) => id);
    expect(ids.filter((id) => id !== null && !ALLOWED[line]?.includes(id))).toEqual([]);
  });

  it.each([
    ['High crime', 'violent-crime'],
    ['No good doctors', 'healthcare'],
    ['No good healthcare, and I am deaf', 'healthcare'],
    ['My mother has dementia, so no place without good hospitals', 'healthcare'],
    ['No hospital where doctors sign a prescription', 'healthcare'],
    ['No doctors who sign up new patients', 'healthcare'],
    ['Hospitals must be good', 'healthcare'],
    ['Violent crime', 'violent-crime'],
    ['Dangerous cities', 'violent-crime'],
    ['places where crime is high', 'violent-crime'],
    ['organised crime', 'violent-crime'],
    ['Winters below 5 degrees by the sea', 'freezing-winters'],
    ['Summers above 35 degrees', 'extreme-heat'],
    ['heatwaves', 'extreme-heat'],
    ['Too expensive', 'expensive'],
    ['High cost of living and food', 'expensive'],
    ['unstable countries', 'instability'],
    ['polluted air in the cities', 'pollution'],
    ['Noise or air pollution', 'pollution'],
    ['High taxes on income', 'high-taxes'],
    ['No beach', 'sea'],
    ['No access to the sea', 'sea'],
    ['Must have a beach nearby', 'sea'],
    ['must be on the coast', 'sea'],
    ['Without a coast', 'sea'],
    ['landlocked', 'landlocked'],
    ['We would have to drive on the left', 'left-traffic'],
    ['Driving on the left', 'left-traffic'],
    ['Countries that drive on the left', 'left-traffic'],
    ['No driving on the left', 'left-traffic'],
    ['We will not learn to drive on the left', 'left-traffic'],
    ['Traffic on the right', 'right-traffic'],
  ])('leave "%s" a line on %s', (line, id) => {
    expect(read(line)).toMatchObject([{ id }]);
    expect(read(line)[0]?.partly).toBeUndefined();
  });

  it.each([
    ['Internet under 100 Mbps', 'poor-internet'],
    ['internet slower than 50 Mbit/s', 'poor-internet'],
    ['Internet must be at least 100 Mbps', 'internet'],
    ['No good hospital with doctors who speak English', 'healthcare'],
    ['Far from a hospital', 'healthcare'],
    ['No free healthcare', 'healthcare'],
    ['No doctors without long waiting lists', 'healthcare'],
  ])('are read in part where they ask for more: "%s"', (line, id) => {
    expect(read(line)).toMatchObject([{ id, partly: true }]);
  });
});

/** Another rule reads these rightly. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'Gang wars between tourists': ['violent-crime'],
  'high taxes for pensioners': ['pension-tax'],
  'Dangerous roads': ['roads'],
  'Roads that are dangerous': ['roads'],
  'Unsafe tap water': ['water'],
  'Rising sea levels must be under control': ['low-land'],
};

describe('the bond of the two who write', () => {
  it.each([
    ['Our marriage is not recognised', 'same-sex-marriage'],
    ['Our marriage would not be valid', 'same-sex-marriage'],
    ['Our relationship has no legal standing', 'same-sex-unions'],
    ['Our civil partnership is not recognised', 'same-sex-unions'],
  ])('is what the law calls it where two women or two men write: "%s"', (line, id) => {
    expect(read(line, true)).toMatchObject([{ id }]);
    expect(read(line, false)).toMatchObject([{ id: null }]);
  });

  it('is left to people where no law is spoken of', () => {
    expect(read('Our marriage must not suffer', true)).toMatchObject([{ id: null }]);
  });
});

describe('what may be done is not what must be', () => {
  const ids = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

  it.each(['no mandatory church', 'no tax on remote work'])('none of our rules is meant by “%s”', (line) =>
    expect(ids(line)).toEqual([null]),
  );

  it.each([
    ['no forced hijab', 'misogyny'],
    ['hijab is mandatory', 'misogyny'],
    ['where women are forced to wear a veil, even if wigs are allowed', 'misogyny'],
    ['apostasy not a crime', 'religious-freedom'],
  ])('what is forced is, in “%s”', (line, id) => {
    expect(ids(line)).toContain(id);
    expect(ids(line)).not.toContain('violent-crime');
  });

  it.each(['Not a high crime country', 'not a crime hotspot'])(
    'a place that shall be none of crime is, in “%s”',
    (line) => expect(ids(line)).toEqual(['violent-crime']),
  );

  it('a holiday that one can pay is no leave', () => {
    expect(ids('just enough pay for the rent and a holiday')).toEqual([null]);
    expect(ids('at least 4 weeks of holiday')).toEqual(['paid-leave']);
  });
});
