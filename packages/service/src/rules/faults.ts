import type { FaultTable, Words } from '@latin-puzzles/core/basis';
import { LEVEL_NAMES, type Level } from '@latin-puzzles/core/rating';

/** What the codes of the service's own faults mean. docs/errors.md is made from such tables. */
export const SERVICE_CODES = {
  'access.token': 'the request needs a bearer token, or has a wrong one',
  'access.writing': 'the service was started without tokens, so that nobody may write',
  'daily.none': 'the board has no puzzle of that level on that day',
  'draw.solution': 'the puzzle has no solution that could be drawn, or none was found in time',
  'limit.body': 'the body of the request is larger than the service allows',
  'limit.cells': 'the board has more cells than the service allows',
  'limit.client': 'the client has as many requests under way as the service allows',
  'limit.memory': 'the work took more memory than the service allows',
  'limit.queue': 'the service has too much to do just now',
  'limit.time': 'the request, or the work that it asks for, took longer than the service allows',
  'request.address': 'there is nothing at that address, or not by that method',
  'request.body': 'the body of the request is not JSON',
  'request.field': 'a field of the request is missing, or is not what it should be',
  'request.head': 'the head of the request is not HTTP, or too large',
  'request.host': 'the request names a host that is not this service',
  'service.failed': 'the service failed; the fault is ours',
  'service.options': 'the service was started with options that do not fit',
  'service.starting': 'the service has just been started, and cannot answer yet',
  'service.stopping': 'the service is being stopped',
};

/** What the service itself can find wrong, and the facts of each case. */
export interface ServiceFaultFacts {
  'access.token:missing': undefined;
  'access.token:wrong': undefined;
  'access.writing': undefined;
  'daily.none': { readonly level: Level };
  'draw.solution': undefined;
  'limit.body': { readonly most: number };
  'limit.cells': { readonly cells: number; readonly most: number };
  'limit.client': { readonly most: number };
  'limit.memory': undefined;
  'limit.queue': undefined;
  'limit.time:work': undefined;
  'limit.time:slow': undefined;
  'request.address:none': undefined;
  'request.address:method': { readonly allowed: string };
  'request.body:type': undefined;
  'request.body:json': undefined;
  'request.field': { readonly said: Words };
  'request.head:form': undefined;
  'request.head:large': undefined;
  'request.host': undefined;
  'service.failed': undefined;
  'service.options:open': { readonly host: string };
  'service.options:closed': undefined;
  'service.options:frame': { readonly given: string };
  'service.options:tokens': { readonly reason: string };
  'service.options:listen': { readonly host: string; readonly reason: string };
  'service.options:number': { readonly least: number; readonly most: number };
  'service.options:studio': undefined;
  'service.starting': undefined;
  'service.stopping': undefined;
}

export const SERVICE_FAULTS: FaultTable<ServiceFaultFacts> = {
  'access.token:missing': {
    en: () => ['This needs a token.', 'Send the header `Authorization: Bearer TOKEN`.'],
    es: () => ['Para esto hace falta un token.', 'Envíe la cabecera «Authorization: Bearer TOKEN».'],
  },
  'access.token:wrong': {
    en: () => ['The token is not one of this service.', 'Ask whoever runs the service for a token.'],
    es: () => ['El token no es de este servicio.', 'Pida un token a quien administra el servicio.'],
  },
  'access.writing': {
    en: () => ['Nobody may write here: the service has no tokens.', 'Start it with --token-file or LATIN_TOKEN.'],
    es: () => ['Aquí nadie puede escribir: el servicio no tiene tokens.', 'Inícielo con --token-file o LATIN_TOKEN.'],
  },
  'daily.none': {
    en: ({ level }) => [
      `The board has no puzzle that is ${LEVEL_NAMES.en[level]} on that day.`,
      'Choose another level or another board.',
    ],
    es: ({ level }) => [
      `El tablero no tiene ese día ningún puzle de nivel ${LEVEL_NAMES.es[level]}.`,
      'Elija otro nivel u otro tablero.',
    ],
  },
  'draw.solution': {
    en: () => ['There is no solution to draw, or none was found in time.', 'Draw it without `solution`.'],
    es: () => ['No hay solución que dibujar, o no se halló a tiempo.', 'Dibújelo sin «solution».'],
  },
  'limit.body': {
    en: ({ most }) => [`The body is larger than ${most} bytes.`, 'Send less, or raise --max-body of the service.'],
    es: ({ most }) => [`El cuerpo ocupa más de ${most} bytes.`, 'Envíe menos, o aumente --max-body del servicio.'],
  },
  'limit.cells': {
    en: ({ cells, most }) => [
      `The board is too large for this service: cells ${cells}, at most ${most}.`,
      'Use a smaller board, or raise --max-cells of the service.',
    ],
    es: ({ cells, most }) => [
      `El tablero es demasiado grande para este servicio: casillas ${cells}, como máximo ${most}.`,
      'Use un tablero menor, o aumente --max-cells del servicio.',
    ],
  },
  'limit.client': {
    en: ({ most }) => [
      `At most ${most} requests of one client are answered at once.`,
      'Wait for an answer before asking again.',
    ],
    es: ({ most }) => [
      `Como máximo se atienden a la vez ${most} peticiones de un cliente.`,
      'Espere una respuesta antes de volver a pedir.',
    ],
  },
  'limit.memory': {
    en: () => ['The work took more memory than is allowed here.', 'Use a smaller board, or the command latin.'],
    es: () => ['El trabajo ocupó más memoria de la permitida aquí.', 'Use un tablero menor, o el comando latin.'],
  },
  'limit.queue': {
    en: () => ['The service has too much to do just now.', 'Ask again in a moment.'],
    es: () => ['El servicio tiene ahora demasiado que hacer.', 'Vuelva a pedirlo dentro de un momento.'],
  },
  'limit.time:work': {
    en: () => [
      'The time was over before there was an answer.',
      'Allow more time, up to the limit of the service, or ask for less.',
    ],
    es: () => [
      'El tiempo se acabó antes de haber respuesta.',
      'Conceda más tiempo, hasta el límite del servicio, o pida menos.',
    ],
  },
  'limit.time:slow': {
    en: () => ['The request did not arrive in time.', 'Send it again, all at once.'],
    es: () => ['La petición no llegó a tiempo.', 'Envíela de nuevo, toda de una vez.'],
  },
  'request.address:none': {
    en: () => ['There is nothing at this address.', 'See /api/openapi.json for what there is.'],
    es: () => ['En esta dirección no hay nada.', 'Vea en /api/openapi.json lo que hay.'],
  },
  'request.address:method': {
    en: ({ allowed }) => ['This address does not answer to that method.', `Use ${allowed}.`],
    es: ({ allowed }) => ['Esta dirección no responde a ese método.', `Emplee ${allowed}.`],
  },
  'request.body:type': {
    en: () => ['The body is not said to be JSON.', 'Send the header `Content-Type: application/json`.'],
    es: () => ['El cuerpo no se declara como JSON.', 'Envíe la cabecera «Content-Type: application/json».'],
  },
  'request.body:json': {
    en: () => ['The body is not valid JSON.', 'Send one JSON object, in UTF-8.'],
    es: () => ['El cuerpo no es JSON válido.', 'Envíe un objeto JSON, en UTF-8.'],
  },
  'request.field': {
    en: ({ said }) => [`The field is not as it should be: ${said.en}.`, 'See /api/ for what each field may be.'],
    es: ({ said }) => [`El campo no es como debe: ${said.es}.`, 'Vea en /api/ lo que puede ser cada campo.'],
  },
  'request.head:form': {
    en: () => ['The request is not HTTP as it should be.', 'Use a client that speaks HTTP/1.1.'],
    es: () => ['La petición no es HTTP como debe ser.', 'Use un cliente que hable HTTP/1.1.'],
  },
  'request.head:large': {
    en: () => ['The head of the request is too large.', 'Send fewer or shorter headers, and a shorter address.'],
    es: () => [
      'La cabecera de la petición es demasiado grande.',
      'Envíe menos cabeceras, o más cortas, y una dirección más corta.',
    ],
  },
  'request.host': {
    en: () => [
      'The request names a host that this service does not know.',
      'Ask for localhost, or start the service with --behind-proxy or --public.',
    ],
    es: () => [
      'La petición nombra un host que este servicio no conoce.',
      'Pida localhost, o inicie el servicio con --behind-proxy o --public.',
    ],
  },
  'service.failed': {
    en: () => ['The service failed, which it should not.', 'Tell whoever runs it, with the number of the request.'],
    es: () => ['El servicio ha fallado, y no debería.', 'Avise a quien lo administra, con el número de la petición.'],
  },
  'service.options:open': {
    en: ({ host }) => [
      `On ${host} other machines could use the service, and it has no tokens.`,
      'Give it --token-file and --closed, or say --public if anybody may use it.',
    ],
    es: ({ host }) => [
      `En ${host} otras máquinas podrían usar el servicio, y no tiene tokens.`,
      'Dele --token-file y --closed, o diga --public si cualquiera puede usarlo.',
    ],
  },
  'service.options:closed': {
    en: () => [
      'With --closed and without tokens nobody could use the service.',
      'Give it --token-file or LATIN_TOKEN.',
    ],
    es: () => ['Con --closed y sin tokens nadie podría usar el servicio.', 'Dele --token-file o LATIN_TOKEN.'],
  },
  'service.options:frame': {
    en: ({ given }) => [
      `${given} is no site that could frame the studio.`,
      'Give sites such as https://paper.example or https://*.paper.example, or self, or * for all.',
    ],
    es: ({ given }) => [
      `${given} no es un sitio que pueda enmarcar el estudio.`,
      'Dé sitios como https://paper.example o https://*.paper.example, o self, o * para todos.',
    ],
  },
  'service.options:tokens': {
    en: ({ reason }) => [
      `The tokens cannot be used: ${reason}.`,
      'Give a file with a token of at least 16 characters on each line.',
    ],
    es: ({ reason }) => [
      `Los tokens no se pueden usar: ${reason}.`,
      'Dé un archivo con un token de al menos 16 caracteres en cada línea.',
    ],
  },
  'service.options:listen': {
    en: ({ host, reason }) => [
      `The service cannot listen on ${host}: ${reason}.`,
      'Choose a free port, and an address of this machine; without --port and --host it chooses itself.',
    ],
    es: ({ host, reason }) => [
      `El servicio no puede escuchar en ${host}: ${reason}.`,
      'Elija un puerto libre y una dirección de esta máquina; sin --port ni --host los elige él mismo.',
    ],
  },
  'service.options:number': {
    en: ({ least, most }) => [
      'The number is not one that is allowed.',
      `Give a whole number from ${least} to ${most}.`,
    ],
    es: ({ least, most }) => ['Ese número no se admite.', `Dé un número entero de ${least} a ${most}.`],
  },
  'service.options:studio': {
    en: () => ['The studio is not built yet.', 'Run `npm run build` once.'],
    es: () => ['El estudio aún no está construido.', 'Ejecute «npm run build» una vez.'],
  },
  'service.starting': {
    en: () => ['The service is being started.', 'Ask again in a moment.'],
    es: () => ['El servicio se está iniciando.', 'Vuelva a pedirlo dentro de un momento.'],
  },
  'service.stopping': {
    en: () => ['The service is being stopped.', 'Ask again when it is back.'],
    es: () => ['El servicio se está deteniendo.', 'Vuelva a pedirlo cuando haya vuelto.'],
  },
};
