import './file-button.css';

interface FileButtonProps {
  readonly name: string;
  /** The endings of the files wanted, such as `.json,.txt`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** What ties the field to a name and a text elsewhere on the page. */
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** A button that opens files. The field of the browser, which speaks the browser's language, lies over it unseen. */
export function FileButton({ name, onFiles, multiple = false, ...field }: FileButtonProps) {
  return (
    <label class="button file-button">
      {name}
      <input
        {...field}
        type="file"
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file, corrected, can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
