import { PER_PAGE } from '@latin-puzzles/drawing';
import { ChoiceField, type DocumentForm } from '../forms/fields.tsx';

interface PerPageProps {
  readonly form: DocumentForm;
  readonly name: string;
  readonly usual: string;
  readonly told?: string | undefined;
}

/** How many puzzles share a page: a number in the file, a choice here. */
export function PerPageField({ form, name, usual, told = usual }: PerPageProps) {
  const options = Object.fromEntries([[usual, told], ...PER_PAGE.map((number) => [String(number), String(number)])]);
  const numbers: DocumentForm = {
    ...form,
    at: (path) => {
      const value = form.at(path);
      return value === undefined ? undefined : String(value);
    },
    set: (path, value) => form.set(path, value === undefined ? undefined : Number(value)),
  };
  return <ChoiceField form={numbers} path={['perPage']} name={name} options={options} usual={usual} />;
}
