import type { Answer, Answers } from '@global-fit/questionnaire/model';
import type { Product } from '#features/products/product.ts';

/** The six states of the wizard, in order. */
export const STEPS = [
  'PRODUCT_SELECTION',
  'ACCOUNT_CREATION',
  'PROFILE_ASSESSMENT',
  'PAYMENT_SUMMARY',
  'PAYMENT',
  'COMPLETE',
] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES = ['Select Product', 'Account', 'Profile Assessment', 'Summary', 'Payment'] as const;

/** After a move, further next and back calls are ignored for this long (ms). */
export const MOVE_LOCK = 50;

/** The person's details as typed, while there is no account yet. */
export interface UserProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly countryOfResidence: string;
}

export interface WizardState {
  readonly step: Step;
  /** Section of the assessment, from 0; the number of sections stands for the page that checks all answers. */
  readonly section: number;
  readonly product: Product | null;
  readonly answers: Answers;
  readonly userProfile: UserProfile | null;
  readonly isSubmitting: boolean;
  readonly isSubmissionComplete: boolean;
  readonly isPaymentComplete: boolean;
  readonly paymentIntentId: string | null;
  /** The order paid here. */
  readonly orderId: string | null;
  /** The count on the stepper: what is shown, sent and charged. */
  readonly additionalCountries: number;
  /** ISO 3166-1 alpha-3; at most the count plus the included ones. */
  readonly countryCodes: readonly string[];
  readonly isModalOpen: boolean;
  /** When the last move happened, by the clock of the actions (ms). */
  readonly movedAt: number;
}

export type WizardAction =
  | { readonly type: 'next' | 'back'; readonly at: number }
  | { readonly type: 'selectProduct'; readonly product: Product; readonly at: number }
  | { readonly type: 'restoreProduct'; readonly product: Product }
  /**
   * Goes directly to a step and a section, as a move by the person. Null keeps the section, for steps that have none.
   */
  | { readonly type: 'goTo'; readonly step: Step; readonly section: number | null; readonly at: number }
  /** The same to the place in the history or the saved answers, which is no move by the person. */
  | { readonly type: 'show'; readonly step: Step; readonly section: number | null }
  | { readonly type: 'answer'; readonly id: string; readonly answer: Answer | undefined }
  | { readonly type: 'answers'; readonly answers: Answers }
  | { readonly type: 'profileField'; readonly field: keyof UserProfile; readonly value: string }
  | { readonly type: 'submission'; readonly state: 'none' | 'running' | 'done' }
  | { readonly type: 'countries'; readonly count: number }
  | { readonly type: 'countryCodes'; readonly codes: readonly string[] }
  | { readonly type: 'modal'; readonly open: boolean }
  | {
      readonly type: 'complete';
      readonly orderId: string;
      readonly paymentIntentId: string | null;
      readonly at: number;
    }
  | { readonly type: 'reset'; readonly at: number };

export const initialWizard: WizardState = {
  step: 'PRODUCT_SELECTION',
  section: 0,
  product: null,
  answers: {},
  userProfile: null,
  isSubmitting: false,
  isSubmissionComplete: false,
  isPaymentComplete: false,
  paymentIntentId: null,
  orderId: null,
  additionalCountries: 0,
  countryCodes: [],
  isModalOpen: false,
  movedAt: Number.NEGATIVE_INFINITY,
};

export const emptyProfile: UserProfile = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  countryOfResidence: '',
};

/** How many countries may be chosen: those paid for plus those the tier includes. */
export function countryPlaces(state: Pick<WizardState, 'additionalCountries' | 'product'>): number {
  return state.additionalCountries + (state.product?.defaultAdditionalCountries ?? 0);
}

/** A dialog open when its step was left does not reopen on return. */
function moveTo(state: WizardState, step: Step, at: number): WizardState {
  return { ...state, step, isModalOpen: false, movedAt: at };
}

function step(state: WizardState, by: 1 | -1, at: number): WizardState {
  if (at - state.movedAt < MOVE_LOCK) return state;
  const from = STEPS.indexOf(state.step);
  // Nothing follows COMPLETE, and nothing leads back from it.
  if (state.step === 'COMPLETE' || from + by < 0) return state;
  return moveTo(state, STEPS[from + by]!, at);
}

/** The step and section of an action; `show` follows the history, which is no move by the person. */
function opened(state: WizardState, action: Extract<WizardAction, { type: 'goTo' | 'show' }>): WizardState {
  const section = action.section ?? state.section;
  if (state.step === action.step && state.section === section) return state;
  const movedAt = action.type === 'goTo' ? action.at : state.movedAt;
  return { ...moveTo(state, action.step, movedAt), section };
}

/** Another product starts without additional countries; the same one keeps them. */
function withProduct(state: WizardState, product: Product): WizardState {
  if (state.product?.id === product.id) return { ...state, product };
  return { ...state, product, additionalCountries: 0, countryCodes: [] };
}

function sameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function withAnswer(state: WizardState, id: string, answer: Answer | undefined): WizardState {
  if (sameAnswer(state.answers[id], answer)) return state;
  const { [id]: _gone, ...others } = state.answers;
  const answers = answer === undefined ? others : { ...others, [id]: answer };
  // What was submitted before is another profile than this one.
  return { ...state, answers, isSubmissionComplete: false };
}

function withCount(state: WizardState, wanted: number): WizardState {
  const additionalCountries = Math.max(0, Math.trunc(wanted) || 0);
  const places = countryPlaces({ ...state, additionalCountries });
  return { ...state, additionalCountries, countryCodes: state.countryCodes.slice(0, places) };
}

function withCodes(state: WizardState, codes: readonly string[]): WizardState {
  return { ...state, countryCodes: [...new Set(codes)].slice(0, countryPlaces(state)) };
}

/** The wizard's state machine (specification 1, §4). Actions that move carry the time, so that it needs no clock. */
export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'next':
      return step(state, 1, action.at);
    case 'back':
      return step(state, -1, action.at);
    case 'selectProduct':
      return moveTo(withProduct(state, action.product), 'ACCOUNT_CREATION', action.at);
    case 'restoreProduct':
      return withProduct(state, action.product);
    case 'goTo':
    case 'show':
      return opened(state, action);
    case 'answer':
      return withAnswer(state, action.id, action.answer);
    case 'answers':
      return { ...state, answers: action.answers, isSubmissionComplete: false };
    case 'profileField':
      return {
        ...state,
        userProfile: { ...(state.userProfile ?? emptyProfile), [action.field]: action.value },
      };
    case 'submission':
      return {
        ...state,
        isSubmitting: action.state === 'running',
        isSubmissionComplete: action.state === 'done',
      };
    case 'countries':
      return withCount(state, action.count);
    case 'countryCodes':
      return withCodes(state, action.codes);
    case 'modal':
      return { ...state, isModalOpen: action.open };
    case 'complete':
      return {
        ...moveTo(state, 'COMPLETE', action.at),
        isPaymentComplete: true,
        paymentIntentId: action.paymentIntentId,
        orderId: action.orderId,
      };
    case 'reset':
      return { ...initialWizard, movedAt: action.at };
    default:
      return action satisfies never;
  }
}
