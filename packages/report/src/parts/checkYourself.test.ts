import { describe, expect, it } from 'vitest';
import { howToCheck } from './readings.ts';

describe('how to check a line that no figure tells', () => {
  it.each([
    ['No legal gender recognition for trans people', /civil registry/],
    ['Being trans is a crime', /criminal law/],
    ['No free or affordable hospital care for children', /from which day and at which price/],
    ['No rheumatologist within an hour', /waiting time/],
    ['No hospital with neurology within 30 minutes', /hospital with that department/],
    ['No hospital within 30 minutes', /emergency department/],
    ['No Hebrew or Russian speaking doctors', /speak your language/],
    ['Nowhere that a Russian passport makes it impossible to open a bank account', /compliance desks/],
    ['A headscarf ban at work', /equality body/],
    ['Special school only, no inclusive education', /school authority/],
    ['No fertility treatment for lesbian couples', /fertility clinics/],
    ['No sperm donation', /fertility clinics/],
    ['Less fertile soil', /agronomist/],
    ['Gay people get beaten up', /LGBTQ\+ association/],
    ['No residency training for foreign doctors', /licenses the profession/],
    ['Years until I can work as a surgeon', /licenses the profession/],
    ['Nurses badly paid', /pay scale/],
    ['Few posts for surgeons', /hospitals advertise/],
    ['No surgeon for my knee', /waiting time/],
    ['Compulsory vaccination of children', /ministry of health/],
    ['Mandatory immunisation', /ministry of health/],
    ['Dogs must be vaccinated', /veterinary authority/],
    ['Losing my health card', /insurer or ministry of health at home/],
    ['Giving up our provincial coverage', /insurer or ministry of health at home/],
    ['Pit bulls are banned', /veterinary authority/],
    ['Afraid in the streets at night', /get home at night/],
    ['Hate against Muslims', /your own background/],
    ['Islamophobia', /your own background/],
    ['no tax on income from abroad', /tax adviser/],
    ['a husband or wife who may work', /permit of a partner/],
    ['doctors who speak English', /speak your language/],
    ['pay of at least US$1,200 a month', /advertisements for your occupation/],
    ['Muslims among the people (our records count no mosques and no halal shops)', /house of worship/],
    ['No opera house', /programme of this season/],
    ['No house of culture', /lives there/],
    ['No courthouse square with cafés', /lives there/],
    ['Houses above 500,000', /twenty advertisements/],
    ['No state archive nearby', /catalogue/],
    ['No research jobs in chemistry', /EURAXESS/],
    ['No postdoc positions', /EURAXESS/],
    ['No jobs for welders', /advertisements of your occupation/],
    ['No video relay service', /association of the Deaf/],
    ['Films without captions', /association of the Deaf/],
    ['Nowhere for a guide dog', /association of the blind/],
    ['No path to stay for good', /immigration authority/],
    ['Outside the EU or EEA', /list of members/],
    ['Land that foreigners cannot own', /land register/],
    ['Less than 250 kg of nitrogen from manure', /agriculture/],
    ['Not enough water for grass in summer', /agronomist/],
    ['No hunting', /hunting authority/],
    ['No natural hot springs', /tourist office/],
    ['Nobody prescribes puberty blockers', /medicines authority|organisation there|medical chamber/],
  ])('goes to whoever decides: “%s”', (line, whom) => {
    expect(howToCheck(line)).toMatch(whom);
  });

  it.each([
    'Renata must be allowed to work from the day we arrive',
    'If Renata cannot work there legally',
    'My fiancée may not work',
  ])('asks the immigration authority what a partner may do, by name or by another word: “%s”', (line) => {
    expect(howToCheck(line, 'Renata')).toMatch(/immigration authority/);
  });
});
