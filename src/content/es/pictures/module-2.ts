import type { Module2PictureId } from '../../picture-ids';

/** What each drawing of module 2 shows, for somebody who does not see it. */
export const module2PictureWords: Readonly<Record<Module2PictureId, string>> = {
  'one-thread':
    'Un mismo hilo pasa por debajo de tres lugares: una olla, una casa con un corazón y una caja de comida.',
  'one-idea':
    'Tres trabajos: una casa, un auto y una bicicleta. Cada uno necesitaba un arreglo. Los tres llevan a una sola herramienta.',
  'tell-or-keep':
    'Una mujer entre dos cosas. Una está en su globo de diálogo, con una estrella. La otra está bajo candado.',
  'page-parts':
    'Un currículum con cinco partes marcadas, desde arriba: nombre y contacto, resumen, habilidades, trabajo y cursos. Al lado hay una foto tachada.',
  'plain-look':
    'Dos currículums. El que tiene foto, barras y cuadros está tachado. El sencillo, de una columna, está bien.',
  'gap-line':
    'Dos empleos con un hueco en medio. Un puente sobre el hueco muestra a una mujer que cuida a alguien, y una línea sencilla lo nombra.',
  'letter-parts':
    'Una carta en tres bloques. El primero es por qué quiere el empleo, el segundo es su prueba, el tercero es su teléfono y lo que sigue.',
  'two-letters':
    'Dos cartas. Una va a tres lugares a la vez y está tachada. La otra va a una sola tienda y está bien.',
  'star-strip':
    'Cuatro dibujos en fila. Situación: un lugar con dos personas. Tarea: un blanco. Acción: una persona sube escalones. Resultado: una estrella y una marca de verificación.',
  'i-not-we':
    'Tres personas en el trabajo. Dos están en gris. La luz cae sobre la que se señala a sí misma.',
  'match-pieces':
    'Un currículum, una carta y una historia contada en voz alta. En los tres está la misma estrella.',
  'email-clip':
    'Un correo en una computadora portátil. El currículum cuelga de un clip al pie del mensaje.',
  'upload-button':
    'Una hoja entra en un cuadro de un formulario de internet. Una mano presiona el botón ancho que está debajo del cuadro.',
  'letters-made':
    'Unas pocas palabras escritas en una computadora portátil se vuelven una carta con un nombre firmado al final.',
  'reads-fast':
    'Dos cartas y un reloj con medio minuto. De cada una se lee solo la parte de arriba. La carta con su estrella al final está tachada. La que tiene su estrella arriba está bien.',
  'point-to-proof':
    'Una cocinera señala una línea de su currículum. En una lista hay tres filas marcadas, y cada una lleva a una línea resaltada.',
  'four-into-one':
    'Cuatro notas cortas se juntan en orden. Un albañil las cuenta como una sola historia.',
  'which-story':
    'Una mujer piensa en tres cosas: una historia con una estrella, una hoja que se queda fuera y dos personas que podrían escucharla.',
  'told-aloud':
    'Un hombre lee su historia en una hoja. Una mujer lo escucha, y un teléfono la graba.',
};

/** The words below a drawing, one for each of its columns. */
export const module2Captions: Readonly<Partial<Record<Module2PictureId, readonly string[]>>> = {
  'plain-look': ['Difícil de leer', 'Fácil de leer'],
  'two-letters': ['Para muchos', 'Para uno solo'],
  'star-strip': ['Situación', 'Tarea', 'Acción', 'Resultado'],
  'which-story': ['Con gusto', 'La omito', 'Quién escucha'],
  'match-pieces': ['Currículum', 'Carta', 'Historia'],
};
