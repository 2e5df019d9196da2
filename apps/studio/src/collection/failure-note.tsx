import { useSignal } from '@preact/signals';
import { useWords } from '../services/studio.ts';
import type { CollectionDesk } from './desk.ts';
import { COLLECTION_WORDS } from './words/index.ts';

/** Says why the service gave no answer; where it wants a token, it can be given. */
export function FailureNote({ desk }: { readonly desk: CollectionDesk }) {
  const words = useWords(COLLECTION_WORDS);
  const failure = desk.failure.value;
  if (!failure) return null;
  if (failure.wantsToken) return <TokenForm desk={desk} />;
  return (
    <div class="message bad" role="alert">
      <p>{failure.message || words.unreached}</p>
      <button type="button" onClick={desk.look}>
        {words.again}
      </button>
    </div>
  );
}

function TokenForm({ desk }: { readonly desk: CollectionDesk }) {
  const words = useWords(COLLECTION_WORDS);
  const written = useSignal('');
  return (
    <form
      class="panel token"
      onSubmit={(event) => {
        event.preventDefault();
        desk.useToken(written.value.trim());
      }}
    >
      {desk.token.value !== '' && (
        <p class="message bad" role="alert">
          {desk.failure.value?.message}
        </p>
      )}
      <label class="field">
        <span>{words.token}</span>
        <input
          type="password"
          autocomplete="off"
          value={written.value}
          onInput={({ currentTarget }) => {
            written.value = currentTarget.value;
          }}
        />
        <small>{words.tokenRemark}</small>
      </label>
      <button type="submit" class="primary" disabled={written.value.trim() === ''}>
        {words.useToken}
      </button>
    </form>
  );
}
