// The page to try the API: reads the OpenAPI document and lets one call what it describes. It asks nobody else for anything.

/** An element with attributes and children; texts stay texts. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== undefined && value !== false) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** What a schema allows, in few words. */
function kindOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return ways.map(kindOf).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

/** Text in which what stands between backticks is code. */
function prose(text) {
  return text.split('`').map((part, i) => (i % 2 === 1 ? make('code', {}, part) : part));
}

function describeField(name, schema, required) {
  const bounds = [
    schema.maximum !== undefined && `from ${schema.minimum ?? 0} to ${schema.maximum}`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} unless given`,
  ].filter(Boolean);
  const told = [kindOf(schema), ...bounds, required ? 'needed' : undefined].filter(Boolean).join(', ');
  const more = schema.description ? ` ${schema.description}` : '';
  return [make('dt', {}, name), make('dd', {}, ...prose(`${told}.${more}`))];
}

/** What a person fills in: a body of JSON, or a field for every parameter of a query. */
function makeForm(path, { parameters = [], requestBody, 'x-example': example = {} }) {
  if (requestBody) {
    const { schema, example: body } = requestBody.content['application/json'];
    const given = JSON.stringify(body, null, 2);
    const text = make('textarea', { spellcheck: 'false', rows: given.split('\n').length + 1 });
    text.value = given;
    return {
      fields: Object.entries(schema.properties).map(([name, field]) => [
        name,
        field,
        schema.required?.includes(name) && field.default === undefined,
      ]),
      element: make('label', {}, 'Body', text),
      request: () => ({ address: path, body: text.value }),
    };
  }
  const inputs = parameters.map(({ name }) => [
    name,
    make('input', { value: example[name] ?? '', autocomplete: 'off', spellcheck: 'false' }),
  ]);
  return {
    fields: parameters.map(({ name, schema, required, description }) => [name, { description, ...schema }, required]),
    element: make('div', { class: 'asked' }, ...inputs.map(([name, input]) => make('label', {}, name, input))),
    request: () => {
      const given = inputs.filter(([, input]) => input.value !== '').map(([name, input]) => [name, input.value]);
      const query = new URLSearchParams(given).toString();
      return { address: query ? `${path}?${query}` : path, body: undefined };
    },
  };
}

/** The same request as a line for a shell. */
function curlLine({ address, body }, token) {
  const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = ['curl', '-N', quote(new URL(address, location.href).href)];
  if (token) parts.push('-H', '"Authorization: Bearer $TOKEN"');
  if (body !== undefined) parts.push('-H', quote('Content-Type: application/json'), '-d', quote(compact(body)));
  return parts.join(' ');
}

function compact(body) {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

/** Shows an answer as it comes. */
async function show(response, place) {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) {
    place.append(make('img', { class: 'picture', alt: 'The drawing', src: await addressOf(response) }));
    return;
  }
  if (type.startsWith('application/pdf')) {
    const href = await addressOf(response);
    place.append(make('p', {}, make('a', { href, download: 'puzzle.pdf' }, 'The document')));
    return;
  }
  const text = make('pre', { tabindex: '0' });
  place.append(text);
  if (type.startsWith('application/json')) {
    text.textContent = JSON.stringify(await response.json(), null, 2);
    return;
  }
  const decoder = new TextDecoder();
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    text.append(decoder.decode(value, { stream: true }));
  }
}

async function addressOf(response) {
  return URL.createObjectURL(await response.blob());
}

function makeOperation(path, method, operation) {
  const form = makeForm(path, operation);
  const token = document.querySelector('#token');
  const answer = make('div', { 'aria-live': 'polite' });
  const curl = make('pre', { tabindex: '0' });
  const send = make('button', { type: 'button', onclick: call }, 'Send');
  const stop = make('button', { type: 'button', class: 'second', disabled: true }, 'Stop');
  const renew = () => {
    curl.textContent = curlLine(form.request(), token.value);
  };
  form.element.addEventListener('input', renew);
  token.addEventListener('input', renew);
  renew();

  async function call() {
    const control = new AbortController();
    stop.onclick = () => control.abort();
    [send.disabled, stop.disabled] = [true, false];
    const begun = performance.now();
    const status = make('p', {}, 'Asking …');
    answer.replaceChildren(status);
    try {
      const { address, body } = form.request();
      const response = await fetch(address, {
        method: method.toUpperCase(),
        body,
        signal: control.signal,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token.value && { Authorization: `Bearer ${token.value}` }),
        },
      });
      status.className = response.ok ? 'good' : 'bad';
      status.textContent = `${response.status} ${response.statusText}`;
      await show(response, answer);
      status.append(` in ${Math.round(performance.now() - begun)} ms`);
    } catch (error) {
      status.className = 'bad';
      status.textContent = error.name === 'AbortError' ? 'Stopped.' : `No answer: ${error.message}`;
    }
    [send.disabled, stop.disabled] = [false, true];
  }

  return make(
    'details',
    { class: 'operation', id: operation.operationId },
    make(
      'summary',
      {},
      make('span', { class: 'method' }, method.toUpperCase()),
      make('code', { class: 'path' }, path),
      make('span', { class: 'gist' }, operation.summary),
    ),
    make(
      'div',
      { class: 'inside' },
      make('p', {}, ...prose(operation.description)),
      make('dl', { class: 'fields' }, ...form.fields.flatMap((field) => describeField(...field))),
      form.element,
      make('div', { class: 'actions' }, send, stop),
      answer,
      make('p', {}, 'In a shell:'),
      curl,
    ),
  );
}

const place = document.querySelector('#operations');
try {
  const { info, paths } = await (await fetch('openapi.json')).json();
  document.querySelector('#about').textContent = `${info.description} Version ${info.version}.`;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => makeOperation(path, method, operation)),
  );
  place.replaceChildren(...operations);
  const wanted = document.getElementById(location.hash.slice(1));
  if (wanted) wanted.open = true;
} catch (error) {
  place.replaceChildren(make('p', { class: 'bad' }, `The document could not be read: ${error.message}`));
}
