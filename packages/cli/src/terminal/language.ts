import { LANGUAGE_CODES, type LanguageCode } from '@latin-puzzles/core/basis';
import { Option } from 'commander';

/** What a command is told by `--lang`. */
export interface LanguageOptions {
  readonly lang: LanguageCode;
}

/** The language of what a command says of puzzles and boards to people. */
export function languageOption(): Option {
  return new Option('--lang <code>', 'the language of the sentences').choices(LANGUAGE_CODES).default('en');
}
