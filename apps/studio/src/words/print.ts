import type { Dictionary } from './words.ts';

interface PrintWords {
  readonly title: string;
  readonly lede: string;
  readonly list: string;
  readonly empty: string;
  readonly untitled: string;
  readonly clues: (count: number) => string;
  readonly up: (title: string) => string;
  readonly down: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly moved: (title: string, place: number, all: number) => string;
  readonly removed: (title: string) => string;
  readonly clear: string;
  readonly unreadable: string;
  readonly noSolution: (title: string) => string;
  readonly manySolutions: (title: string) => string;
  readonly specimen: string;
  readonly add: string;
  readonly addAll: string;
  readonly added: (count: number) => string;
  readonly openFiles: string;
  readonly fileFault: (file: string, place: string, message: string) => string;
  readonly moreFaults: (count: number) => string;
  readonly options: string;
  readonly bookletTitle: string;
  readonly usualTitle: string;
  readonly author: string;
  readonly paper: string;
  readonly letter: string;
  readonly perPage: string;
  readonly include: string;
  readonly titlePage: string;
  readonly answers: string;
  readonly proofs: string;
  readonly look: string;
  readonly large: string;
  readonly greyscale: string;
  readonly nets: string;
  readonly edge: string;
  readonly edgeHelp: (longest: string, paper: string) => string;
  readonly edgeNone: string;
  readonly tooLong: (edge: string, paper: string) => string;
  readonly wouldFit: (papers: readonly string[], longest: string) => string;
  readonly solving: (title: string) => string;
  readonly proving: (title: string) => string;
  readonly researchFailed: string;
  readonly preview: string;
  readonly composing: string;
  readonly composed: (pages: number) => string;
  readonly composeFailed: string;
  readonly showAll: (more: number) => string;
  readonly pdf: string;
  readonly pdfBusy: string;
  readonly pdfFailed: string;
  readonly glyph: (message: string) => string;
  readonly svg: (page: number) => string;
  readonly print: string;
}

export const PRINT: Dictionary<PrintWords> = {
  en: {
    title: 'Print',
    lede: 'A booklet of your puzzles, with answers at the back, in PDF or straight to the printer.',
    list: 'Puzzles',
    empty:
      'Nothing to print yet. Choose a specimen, open a file, or send puzzles here from the pages Play, Generate and Design.',
    untitled: 'Latin puzzle',
    clues: (count) => (count === 1 ? '1 clue' : `${count} clues`),
    up: (title) => `Move ${title} up`,
    down: (title) => `Move ${title} down`,
    remove: (title) => `Remove ${title}`,
    moved: (title, place, all) => `${title} is now number ${place} of ${all}.`,
    removed: (title) => `${title} was removed.`,
    clear: 'Remove all',
    unreadable: 'This puzzle cannot be read.',
    noSolution: (title) => `${title} has no solution: it is printed without an answer.`,
    manySolutions: (title) => `${title} has several solutions: it is printed without an answer.`,
    specimen: 'Specimen',
    add: 'Add',
    addAll: 'Add all specimens',
    added: (count) => (count === 1 ? 'One puzzle was added.' : `${count} puzzles were added.`),
    openFiles: 'Open files',
    fileFault: (file, place, message) => `${file}, ${place}: ${message}`,
    moreFaults: (count) => (count === 1 ? 'and one more' : `and ${count} more`),
    options: 'The booklet',
    bookletTitle: 'Title',
    usualTitle: 'Latin puzzles',
    author: 'Author',
    paper: 'Paper',
    letter: 'US Letter',
    perPage: 'Puzzles per page',
    include: 'What is in it',
    titlePage: 'Title page',
    answers: 'Answers at the back',
    proofs: 'Proofs at the back',
    look: 'How it looks',
    large: 'Large print',
    greyscale: 'Without colours',
    nets: 'Solids as nets to cut out and fold',
    edge: 'Edge of the solids, in millimetres',
    edgeHelp: (longest, paper) => `Up to ${longest} mm on ${paper}. Left empty, as long as fits.`,
    edgeNone: 'This is no length: write a number of millimetres.',
    tooLong: (edge, paper) => `With edges of ${edge} mm not every net fits on ${paper}.`,
    wouldFit: (papers, longest) =>
      papers.length > 0
        ? `Choose ${papers.join(' or ')}, or edges of up to ${longest} mm.`
        : `Choose edges of up to ${longest} mm.`,
    solving: (title) => `Working out the answer of ${title} …`,
    proving: (title) => `Working out the proof of ${title} …`,
    researchFailed: 'The answers could not be worked out.',
    preview: 'Pages',
    composing: 'The pages are being set …',
    composed: (pages) => (pages === 1 ? 'One page' : `${pages} pages`),
    composeFailed: 'The pages could not be set. Is there a connection?',
    showAll: (more) => (more === 1 ? 'Show the last page' : `Show the other ${more} pages`),
    pdf: 'Download PDF',
    pdfBusy: 'The PDF is being made …',
    pdfFailed: 'The PDF could not be made.',
    glyph: (message) => `${message} The printer of your browser may have a font for it.`,
    svg: (page) => `Page ${page} as SVG`,
    print: 'Print',
  },
  es: {
    title: 'Imprimir',
    lede: 'Un cuadernillo con sus puzles y las soluciones al final, en PDF o directo a la impresora.',
    list: 'Puzles',
    empty:
      'Todavía no hay nada que imprimir. Elija un ejemplar, abra un archivo o envíe aquí puzles desde las páginas Jugar, ' +
      'Generar y Diseñar.',
    untitled: 'Puzle latino',
    clues: (count) => (count === 1 ? '1 pista' : `${count} pistas`),
    up: (title) => `Subir ${title}`,
    down: (title) => `Bajar ${title}`,
    remove: (title) => `Quitar ${title}`,
    moved: (title, place, all) => `${title} es ahora el número ${place} de ${all}.`,
    removed: (title) => `Se ha quitado ${title}.`,
    clear: 'Quitar todos',
    unreadable: 'Este puzle no se puede leer.',
    noSolution: (title) => `${title} no tiene solución: se imprime sin ella.`,
    manySolutions: (title) => `${title} tiene varias soluciones: se imprime sin ellas.`,
    specimen: 'Ejemplar',
    add: 'Añadir',
    addAll: 'Añadir todos los ejemplares',
    added: (count) => (count === 1 ? 'Se ha añadido un puzle.' : `Se han añadido ${count} puzles.`),
    openFiles: 'Abrir archivos',
    fileFault: (file, place, message) => `${file}, ${place}: ${message}`,
    moreFaults: (count) => (count === 1 ? 'y uno más' : `y ${count} más`),
    options: 'El cuadernillo',
    bookletTitle: 'Título',
    usualTitle: 'Puzles latinos',
    author: 'Autor',
    paper: 'Papel',
    letter: 'Carta',
    perPage: 'Puzles por página',
    include: 'Contenido',
    titlePage: 'Portada',
    answers: 'Soluciones al final',
    proofs: 'Demostraciones al final',
    look: 'Aspecto',
    large: 'Letra grande',
    greyscale: 'Sin colores',
    nets: 'Sólidos como desarrollos para recortar y doblar',
    edge: 'Arista de los sólidos, en milímetros',
    edgeHelp: (longest, paper) => `Hasta ${longest} mm en ${paper}. Si se deja vacío, tan larga como quepa.`,
    edgeNone: 'Esto no es una longitud: escriba un número de milímetros.',
    tooLong: (edge, paper) => `Con aristas de ${edge} mm no todos los desarrollos caben en ${paper}.`,
    wouldFit: (papers, longest) =>
      papers.length > 0
        ? `Elija ${papers.join(' o ')}, o aristas de hasta ${longest} mm.`
        : `Elija aristas de hasta ${longest} mm.`,
    solving: (title) => `Buscando la solución de ${title} …`,
    proving: (title) => `Buscando la demostración de ${title} …`,
    researchFailed: 'No se han podido hallar las soluciones.',
    preview: 'Páginas',
    composing: 'Componiendo las páginas …',
    composed: (pages) => (pages === 1 ? 'Una página' : `${pages} páginas`),
    composeFailed: 'No se han podido componer las páginas. ¿Hay conexión?',
    showAll: (more) => (more === 1 ? 'Mostrar la última página' : `Mostrar las otras ${more} páginas`),
    pdf: 'Descargar PDF',
    pdfBusy: 'Creando el PDF …',
    pdfFailed: 'No se ha podido crear el PDF.',
    glyph: (message) => `${message} Quizá la impresión del navegador disponga de un tipo de letra para ello.`,
    svg: (page) => `Página ${page} en SVG`,
    print: 'Imprimir',
  },
};
