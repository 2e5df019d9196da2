import type { Excerpt, FaultTable, Words } from '@latin-puzzles/core/basis';

/** What the codes of the command's own faults mean. docs/errors.md is made from such tables. */
export const COMMAND_CODES = {
  'draw.format': 'the file ending is not one that we can draw',
  'file.exists': 'there is a file already, which would be overwritten',
  'file.read': 'the file cannot be read',
  'file.write': 'the file cannot be written',
  usage: 'the command was called in a way it does not understand',
};

/** What the command itself can find wrong, and the facts of each case. */
export interface CommandFaultFacts {
  'draw.format': { readonly file: string; readonly endings: readonly string[] };
  'file.exists': undefined;
  'file.exists:series': undefined;
  'file.read': { readonly reason: Words };
  'file.write': { readonly reason: Words };
  'format.empty:proof': undefined;
  'format.encoding:text': undefined;
  'format.field:few-judgements': { readonly judgements: number; readonly least: number };
  'format.field:not-latin': { readonly reason: Words };
  'format.json:certificate': undefined;
  'format.too-large:line': { readonly most: number };
  'format.unsupported:constraint': { readonly format: string };
  'inscription.letters:unspelled': { readonly label: string };
  'usage:answer': undefined;
  'usage:booklet-option': { readonly option: string };
  'usage:booklet-paper': undefined;
  /** The names of the cell and the asterism are those that the command reads: they are the same in every language. */
  'usage:cell': {
    readonly option: string;
    readonly given: Excerpt;
    readonly cell: string;
    readonly last: number;
    readonly asterism: string;
  };
  'usage:element': undefined;
  'usage:candidate': { readonly option: string; readonly given: Excerpt; readonly example: string };
  'usage:judgement': undefined;
  'usage:constraint-symmetry': undefined;
  'usage:language': undefined;
  'usage:no-board': undefined;
  'usage:no-board-word': {
    readonly word: Excerpt;
    readonly letters: number;
    readonly exact: readonly string[];
    readonly larger: readonly string[];
  };
  'usage:no-book': undefined;
  'usage:no-inscription': undefined;
  'usage:no-output': { readonly option: string };
  'usage:no-plan': undefined;
  'usage:no-puzzle': undefined;
  'usage:no-style': undefined;
  /** The sentences of the parser of command lines, which knows English alone. */
  'usage:parser': {
    readonly said: string;
    readonly suggestion: string | undefined;
    readonly command: string | undefined;
    /** What was given as an option, and is an argument of the command. */
    readonly argument: string | undefined;
  };
  'usage:checkpoint': undefined;
  'usage:damaged-checkpoint': undefined;
  'usage:several-puzzles': undefined;
  'usage:latin-boards': undefined;
  'usage:relation': undefined;
  'usage:same-file': undefined;
  'usage:server': undefined;
  'usage:up-to-symmetry': undefined;
}

export const COMMAND_FAULTS: FaultTable<CommandFaultFacts> = {
  'draw.format': {
    en: ({ file, endings }) => [
      `The ending of ${file} is none that can be drawn.`,
      `End the name of the file with ${endings.join(' or ')}.`,
    ],
    es: ({ file, endings }, { list }) => [
      `${file} no tiene una extensión que se pueda dibujar.`,
      `Termine el nombre del archivo en ${list(endings, 'or')}.`,
    ],
  },
  'file.exists': {
    en: () => ['There is a file of this name already.', 'Give another name, or --force to overwrite it.'],
    es: () => ['Ya existe un archivo con este nombre.', 'Dé otro nombre, o --force para sobrescribirlo.'],
  },
  'file.exists:series': {
    en: () => [
      'There is a file of this name already.',
      '--append adds to it, --resume goes on with it after a stop, --force overwrites it.',
    ],
    es: () => [
      'Ya existe un archivo con este nombre.',
      '--append añade a él, --resume lo continúa tras una interrupción, --force lo sobrescribe.',
    ],
  },
  'file.read': {
    en: ({ reason }) => [`The file cannot be read: ${reason.en}.`, 'Check its name and its permissions.'],
    es: ({ reason }) => [`No se puede leer el archivo: ${reason.es}.`, 'Revise su nombre y sus permisos.'],
  },
  'file.write': {
    en: ({ reason }) => [
      `The file cannot be written: ${reason.en}.`,
      'Check that the folder exists and may be written to.',
    ],
    es: ({ reason }) => [
      `No se puede escribir el archivo: ${reason.es}.`,
      'Compruebe que la carpeta existe y que se puede escribir en ella.',
    ],
  },
  'format.empty:proof': {
    en: () => ['There is no proof in the input.', 'Give what `latin prove --json` printed.'],
    es: () => ['No hay ninguna demostración que leer.', 'Dé lo que escribió «latin prove --json».'],
  },
  'format.encoding:text': {
    en: () => ['The input is not UTF-8 text.', 'Save it as UTF-8, or check that it is the right file.'],
    es: () => ['Lo que se ha dado no es texto en UTF-8.', 'Guárdelo en UTF-8, o compruebe que es el archivo correcto.'],
  },
  'format.field:few-judgements': {
    en: ({ judgements, least }, { thereAre }) => [
      `${thereAre(judgements, 'judgement')}; fewer than ${least} tell nothing.`,
      'Collect more.',
    ],
    es: ({ judgements, least }, { thereAre }) => [
      `${thereAre(judgements, 'valoración', 'valoraciones')}; menos de ${least} no dicen nada.`,
      'Reúna más.',
    ],
  },
  'format.field:not-latin': {
    en: ({ reason }) => [`It is ${reason.en}.`, 'Only Latin puzzles have a difficulty: correct or remove the row.'],
    es: ({ reason }) => [
      `Este puzle ${reason.es}.`,
      'Solo los puzles latinos tienen una dificultad: corrija o elimine la fila.',
    ],
  },
  'format.json:certificate': {
    en: () => ['The file is not JSON.', 'Give a certificate that `latin minimum --certificate` wrote.'],
    es: () => ['El archivo no es JSON.', 'Dé un certificado que haya escrito «latin minimum --certificate».'],
  },
  'format.too-large:line': {
    en: ({ most }, { fill }) => [
      fill(
        { one: 'A line is longer than {most} character.', other: 'A line is longer than {most} characters.' },
        { most },
        most,
      ),
      'Check that this is a file of puzzles.',
    ],
    es: ({ most }, { counted }) => [
      `Una línea tiene más de ${counted(most, 'carácter', 'caracteres')}.`,
      'Compruebe que es un archivo de puzles.',
    ],
  },
  'format.unsupported:constraint': {
    en: ({ format }) => [
      `The format ${format} has no place for the constraints of the puzzle.`,
      'Write the native format instead.',
    ],
    es: ({ format }) => [
      `En el formato ${format} no hay lugar para las restricciones del puzle.`,
      'Escriba el formato propio en su lugar.',
    ],
  },
  'inscription.letters:unspelled': {
    en: ({ label }) => [
      `The label ${label} has several characters; an inscription is spelled with labels of one.`,
      'Leave the inscription out with --no-inscription, or use other labels.',
    ],
    es: ({ label }) => [
      `La etiqueta ${label} tiene varios caracteres; una inscripción se escribe con etiquetas de uno solo.`,
      'Prescinda de la inscripción con --no-inscription, o use otras etiquetas.',
    ],
  },
  'usage:answer': {
    en: () => [
      'A solver’s answer can only be read together with the puzzle.',
      'Give both --from, the format of the model, and --puzzle, the file that it was made of.',
    ],
    es: () => [
      'La respuesta de un programa solo se puede leer junto con el puzle.',
      'Dé tanto --from, el formato del modelo, como --puzzle, el archivo del que se hizo.',
    ],
  },
  'usage:booklet-option': {
    en: ({ option }) => [`${option} is for booklets.`, `Add --booklet, or leave ${option} out.`],
    es: ({ option }) => [`${option} es para cuadernillos.`, `Añada --booklet, o prescinda de ${option}.`],
  },
  'usage:booklet-paper': {
    en: () => ['A booklet is printed on sheets of one size.', 'Choose another --paper, such as A4.'],
    es: () => [
      'Un cuadernillo se imprime en hojas de un mismo tamaño.',
      'Elija otro papel con --paper, por ejemplo A4.',
    ],
  },
  'usage:cell': {
    en: ({ option, given, cell, last, asterism }, { shown }) => [
      `${option}: the board has no cell ${shown(given)}.`,
      `Name cells such as ${cell}, numbers from 0 to ${last}, or asterisms such as ${asterism}.`,
    ],
    es: ({ option, given, cell, last, asterism }, { shown }) => [
      `${option}: el tablero no tiene ninguna celda ${shown(given)}.`,
      `Nombre celdas como ${cell}, números de 0 a ${last}, o asterismos como ${asterism}.`,
    ],
  },
  'usage:candidate': {
    en: ({ option, given, example }, { shown }) => [
      `${option}: ${shown(given)} names no label of the puzzle.`,
      `Name a cell and a label, such as ${example}.`,
    ],
    es: ({ option, given, example }, { shown }) => [
      `${option}: ${shown(given)} no nombra ninguna etiqueta del puzle.`,
      `Nombre una celda y una etiqueta, como ${example}.`,
    ],
  },
  'usage:judgement': {
    en: () => [
      'A judgement is of one puzzle, or many are read from a file.',
      'Give the hash of the puzzle and --level, or else only --from.',
    ],
    es: () => [
      'Una valoración es de un solo puzle, o se leen muchas de un archivo.',
      'Dé la huella del puzle y --level, o bien solo --from.',
    ],
  },
  'usage:constraint-symmetry': {
    en: () => [
      'With constraints nothing is known of symmetry: one of the board need not be one of theirs.',
      'Leave --up-to-symmetry and symmetric-no-goods out.',
    ],
    es: () => [
      'Con restricciones no se sabe nada de simetrías: una del tablero no tiene por qué ser de ellas.',
      'Prescinda de --up-to-symmetry y de symmetric-no-goods.',
    ],
  },
  'usage:language': {
    en: () => ['--lang is for booklets and keys.', 'Add --booklet or --key, or leave --lang out.'],
    es: () => [
      '--lang es para cuadernillos y para los nombres de las celdas.',
      'Añada --booklet o --key, o prescinda de --lang.',
    ],
  },
  'usage:no-inscription': {
    en: () => ['--at says where an inscription goes, but there is none.', 'Give one with --inscription.'],
    es: () => ['--at dice dónde va una inscripción, pero no hay ninguna.', 'Dé una con --inscription.'],
  },
  'usage:no-output': {
    en: ({ option }) => [`${option} is about a file, but none is named.`, 'Name it with --output.'],
    es: ({ option }) => [`${option} se refiere a un archivo, pero no se nombra ninguno.`, 'Nómbrelo con --output.'],
  },
  'usage:no-board': {
    en: () => ['No board was named.', '`latin boards` tells which there are, `latin generate --help` the rest.'],
    es: () => ['No se ha dicho ningún tablero.', '«latin boards» dice cuáles hay; «latin generate --help», lo demás.'],
  },
  'usage:no-board-word': {
    en: ({ word, letters, exact, larger }, { shown, list, counted }) => [
      `No board was named for ${shown(word)}, ${counted(letters, 'letter')}. ${exact.length > 0 ? `It fills an asterism of ${list(exact, 'or')}.` : 'No board is made for so many.'}${larger.length > 0 ? ` With other labels beside its letters it fits ${list(larger, 'or')}.` : ''}`,
      'Name one of these before the options; --at says where the word goes.',
    ],
    es: ({ word, letters, exact, larger }, { shown, list, counted }) => [
      `No se ha dicho ningún tablero para ${shown(word)}, ${counted(letters, 'letra')}. ${exact.length > 0 ? `Llena un asterismo de ${list(exact, 'or')}.` : 'Ningún tablero está hecho para tantas.'}${larger.length > 0 ? ` Con otras etiquetas además de sus letras cabe en ${list(larger, 'or')}.` : ''}`,
      'Nombre uno de estos antes de las opciones; --at dice dónde va la palabra.',
    ],
  },
  'usage:no-book': {
    en: () => ['No book was given.', 'Name a file; `latin book --init book.json` writes one to begin with.'],
    es: () => [
      'No se ha dado ningún libro.',
      'Nombre un archivo; «latin book --init book.json» escribe uno para empezar.',
    ],
  },
  'usage:no-style': {
    en: () => ['No style was given.', 'Name a file; `latin style --init house.json` writes one to begin with.'],
    es: () => [
      'No se ha dado ningún estilo.',
      'Nombre un archivo; «latin style --init house.json» escribe uno para empezar.',
    ],
  },
  'usage:no-plan': {
    en: () => ['No plan was given.', 'Name a file; `latin mill --init plan.json` writes one to begin with.'],
    es: () => [
      'No se ha dado ningún plan.',
      'Nombre un archivo; «latin mill --init plan.json» escribe uno para empezar.',
    ],
  },
  'usage:no-puzzle': {
    en: () => ['No puzzle was given.', 'Name a file, or send puzzles to standard input.'],
    es: () => ['No se ha dado ningún puzle.', 'Nombre un archivo, o envíe puzles por la entrada estándar.'],
  },
  'usage:parser': {
    en: ({ said, suggestion, command, argument }) => [
      said,
      `${argument ? `Write it as an argument: \`latin ${command} <${argument}>\`. ` : suggestion ? `${suggestion} ` : ''}${
        command ? `\`latin ${command} --help\` tells its options.` : '`latin --help` lists the commands.'
      }`,
    ],
    es: ({ said, suggestion, command, argument }, { quote }) => [
      `La orden no se entiende: ${quote(said)}.`,
      `${argument ? `Escríbalo como argumento: «latin ${command} <${argument}>». ` : suggestion ? `${quote(suggestion)} ` : ''}${
        command ? `«latin ${command} --help» dice sus opciones.` : '«latin --help» enumera las órdenes.'
      }`,
    ],
  },
  'usage:checkpoint': {
    en: () => [
      'The file is there, and is no checkpoint of a count of this puzzle.',
      'Give another name, or the puzzle that was counted.',
    ],
    es: () => [
      'El archivo existe y no es un punto de control de la cuenta de este puzle.',
      'Dé otro nombre, o el puzle que se contaba.',
    ],
  },
  'usage:damaged-checkpoint': {
    en: () => [
      'The file is a checkpoint, but it is not whole, or something in it was changed.',
      'Take a copy of it if there is one, or delete it and count from the beginning.',
    ],
    es: () => [
      'El archivo es un punto de control, pero no está entero o algo se ha cambiado en él.',
      'Tome una copia si la hay, o bórrelo y cuente desde el principio.',
    ],
  },
  'usage:several-puzzles': {
    en: () => [
      'A model, a certificate or a checkpoint is for one puzzle, and this is the second.',
      'Give one puzzle at a time.',
    ],
    es: () => [
      'Un modelo, un certificado o un punto de control es de un solo puzle, y este es el segundo.',
      'Dé los puzles de uno en uno.',
    ],
  },
  'usage:relation': {
    en: () => [
      'Isotopy, main classes and isomorphism are of Latin squares, whose labels are all different.',
      'Leave --by out, or give a board of rows and columns without repeated labels.',
    ],
    es: () => [
      'La isotopía, las clases principales y el isomorfismo son de cuadrados latinos, cuyas etiquetas son todas distintas.',
      'Prescinda de --by, o dé un tablero de filas y columnas sin etiquetas repetidas.',
    ],
  },
  'usage:latin-boards': {
    en: () => [
      'There cannot be as many Latin boards as --latin-boards says: their classes would not come out as a whole number.',
      'Give the right number, or leave --latin-boards out: they are counted then.',
    ],
    es: () => [
      'No puede haber tantos tableros latinos como dice --latin-boards: el número de sus clases no saldría entero.',
      'Dé el número correcto, o prescinda de --latin-boards: entonces se cuentan.',
    ],
  },
  'usage:same-file': {
    en: () => ['One file is named for two things.', 'Name another for one of them.'],
    es: () => ['Se nombra un mismo archivo para dos cosas.', 'Nombre otro para una de ellas.'],
  },
  'usage:element': {
    en: () => ['The script of the element is not built yet.', 'Run `npm run build` once.'],
    es: () => ['El script del elemento aún no está construido.', 'Ejecute «npm run build» una vez.'],
  },
  'usage:server': {
    en: () => ['The server is not built yet.', 'Run `npm run build` once.'],
    es: () => ['El servidor aún no está construido.', 'Ejecute «npm run build» una vez.'],
  },
  'usage:up-to-symmetry': {
    en: () => [
      'Of the strategies only symmetric-no-goods can list one solution of every class.',
      'Leave --strategy out, or leave --up-to-symmetry out.',
    ],
    es: () => [
      'De las estrategias, solo symmetric-no-goods puede enumerar una solución de cada clase.',
      'Prescinda de --strategy, o prescinda de --up-to-symmetry.',
    ],
  },
};
