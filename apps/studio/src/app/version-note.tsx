import { newVersion, useNewVersion } from '../offline/register.ts';
import { SHELL } from '../words/shell.ts';
import { said } from '../words/words.ts';

/** Says that there is a new version, and leaves it to the person when to use it. */
export function VersionNote() {
  if (!newVersion.value) return null;
  const words = said(SHELL);
  return (
    <div class="message version" role="status">
      <p>{words.newVersion}</p>
      <button type="button" onClick={useNewVersion}>
        {words.useNewVersion}
      </button>
    </div>
  );
}
