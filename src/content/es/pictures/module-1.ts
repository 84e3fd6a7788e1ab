import type { Module1PictureId } from '../../picture-ids';

/** What each drawing of module 1 shows, for somebody who does not see it. */
export const module1PictureWords: Readonly<Record<Module1PictureId, string>> = {
  'where-eyes-go':
    'Un ojo mira un currículum. Se para en el nombre, en cada puesto, en cada fecha y en la escuela. Se salta lo demás.',
  'before-after':
    'Dos hojas. La primera es un bloque gris de arriba abajo. La segunda tiene un nombre, títulos, líneas cortas y una línea que resalta.',
  'cover-and-ask':
    'Un amigo tapa un currículum con la mano después de unos segundos y hace una pregunta sobre él.',
  'five-steps':
    'Cinco dibujos en fila: una hoja bajo una lupa, un anuncio con una marca, líneas que escribe un lápiz, una línea que pasa de una hoja a otra y dos personas que hablan.',
  'what-to-bring':
    'Una bolsa por llenar: un anuncio de empleo marcado, un talón de pago con fechas, un teléfono con correo electrónico y una tarjeta con su nombre.',
  'counted-on':
    'La dueña de una tienda le da la llave de su tienda a alguien de su personal en quien confía.',
  'good-day':
    'Dos buenos días de trabajo: afuera, al sol, con un casco; y adentro, en un escritorio junto a una ventana.',
  'worry-line':
    'Dos currículums. El que cuenta una historia larga de un tiempo difícil está tachado. El que tiene una sola línea sencilla está bien.',
  'proof-or-not':
    'Dos líneas de un currículum. Sobre la que no tiene prueba hay una nube. La otra está contada, con rayas y con barras que crecen.',
  'marked-posting':
    'Un anuncio de empleo con tres lugares marcados. De cada uno salen puntos hasta las mismas palabras en un currículum.',
  'par-strip':
    'Tres dibujos en fila. Problema: un tubo gotea. Acción: un hombre trabaja con una llave inglesa. Resultado: el piso está seco.',
  worksheet:
    'Un hombre escribe en una hoja de trabajo. Piensa en una casa, una mochila de trabajo y una moneda.',
  template:
    'Una hoja con una columna. El nombre, el teléfono y el último empleo van cada uno a su lugar. Lo demás queda vacío por ahora.',
  verbs:
    'A la izquierda, una mujer está junto a un trapeador y el piso está sucio. A la derecha, ella trapea y el piso brilla.',
  'tool-board':
    'Un albañil cuelga una herramienta en un tablero donde cada una tiene su silueta. Al lado está la línea corta para el currículum.',
  'two-employers':
    'Una mujer con dos tarjetas: una tienda quiere la parte de los clientes; el cuidado en casa quiere la parte del corazón.',
  'fresh-reader':
    'Una persona con lentes encierra en círculos dos líneas de un currículum y hace una pregunta.',
  'rubric-points':
    'Una lista. Cada una de sus siete filas tiene de uno a tres puntos. Un dedo sobre una línea del currículum llena los puntos de una fila. Otra fila no tiene línea: sus puntos quedan vacíos, y un lápiz arregla esa línea.',
  'small-steps':
    'Dos relojes. Junto a diez minutos hay dos tarjetas. Junto a media hora hay tres filas de tarjetas. Una de cada grupo está hecha.',
  'fit-words':
    'En un anuncio hay una señal. En el currículum, otra señal está tachada y la del anuncio ocupa su lugar.',
  'two-samples':
    'Tres pruebas de una hoja: un ojo que la lee sin esfuerzo, barras que crecen y una flecha en el centro de un blanco.',
  'hear-and-note':
    'Un hombre dice lo que piensa. Una mujer escucha y encierra en un círculo una línea de su hoja.',
  'print-out':
    'Una computadora portátil, y un currículum impreso junto a un anuncio. Las líneas marcadas del currículum están a la altura de las mismas líneas del anuncio.',
  'score-together':
    'Un hombre y alguien del personal están ante una misma lista. Cada uno señala una fila. Hay tres de seis filas marcadas.',
  'two-copies':
    'Una hoja larga con todo lleva a una hoja corta para un empleo. La corta entra en un sobre.',
  'twenty-minutes':
    'Un reloj con una parte de la hora marcada. Al lado, alguien marca un anuncio, revisa un teléfono y manda el currículum.',
  silence:
    'Un teléfono que no suena. Una semana después sale una nota corta. La persona espera con calma.',
};

/** The words below a drawing, one for each of its columns. */
export const module1Captions: Readonly<Partial<Record<Module1PictureId, readonly string[]>>> = {
  'before-after': ['Antes', 'Después'],
  'five-steps': ['1. Mire', '2. Lea', '3. Escriba', '4. Ajuste', '5. Pida'],
  'two-samples': ['¿Se lee fácil?', '¿Qué mejoró?', '¿Va con el empleo?'],
  verbs: ['Solo un deber', 'Lo que hizo'],
  'fit-words': ['Lo que piden', 'Su línea, cambiada'],
  'small-steps': ['10 minutos: dos o tres tarjetas', '30 minutos: unas tres partes'],
  'par-strip': ['Problema', 'Acción', 'Resultado'],
  'good-day': ['Afuera', 'Adentro'],
  'worry-line': ['Una historia larga', '“Cuidado de un familiar, 2021 a 2023”'],
  'proof-or-not': ['“Trabajo duro”', '“120 platos por noche”'],
};
