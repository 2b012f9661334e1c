import { useEffect, useRef, useState } from 'react';
import type { PlaceAnswer, PlaceSuggestion } from '@global-fit/contract/places';
import { call } from '#api/client.ts';

/** Suggestions are requested this long after the last key (ms). */
const PLACE_DELAY = 300;

const LEAST_TEXT = 2;

/** No place has a longer name, so longer text is not looked up. */
const MOST_TEXT = 100;

/** `failed`: it is unknown whether there are such places. */
export type SearchState = 'idle' | 'searching' | 'done' | 'failed';

/** Places whose name begins with the text. A failed search clears the list. */
export function usePlaceSuggestions(text: string, enabled: boolean) {
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const [search, setSearch] = useState<SearchState>('idle');
  // Identifies the calls of one search, where an external service bills by search.
  const token = useRef(crypto.randomUUID());

  useEffect(() => {
    const sought = text.trim();
    if (!enabled || sought.length < LEAST_TEXT || sought.length > MOST_TEXT) {
      setSuggestions([]);
      return setSearch(sought.length > MOST_TEXT ? 'done' : 'idle');
    }
    setSearch('searching');
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: sought, session_token: token.current });
      call<{ suggestions: PlaceSuggestion[] }>(`/places/suggest?${query}`, { signal: cancel.signal }).then(
        (found) => {
          setSuggestions(found.suggestions);
          setSearch('done');
        },
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          console.error('Places could not be suggested', error);
          setSuggestions([]);
          setSearch('failed');
        },
      );
    }, PLACE_DELAY);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [text, enabled]);

  /** The place of a suggestion, fetched where it came without; null where that fails. */
  const select = async (suggestion: PlaceSuggestion): Promise<PlaceAnswer | null> => {
    const session = token.current;
    token.current = crypto.randomUUID();
    setSuggestions([]);
    if (suggestion.answer) return suggestion.answer;
    if (suggestion.place_id === null) return null;
    try {
      const query = new URLSearchParams({ place_id: suggestion.place_id, session_token: session });
      return (await call<{ answer: PlaceAnswer }>(`/places/details?${query}`)).answer;
    } catch (error) {
      console.error('The chosen place could not be read', error);
      return null;
    }
  };
  return { suggestions, search, select };
}
