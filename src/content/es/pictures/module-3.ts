import type { Module3PictureId } from '../../picture-ids';

/** What each drawing of module 3 shows, for somebody who does not see it. */
export const module3PictureWords: Readonly<Record<Module3PictureId, string>> = {
  'bus-talk':
    'Dos personas van sentadas en un autobús. Una le hace una pregunta a la otra, que lleva una tarjeta con su nombre.',
  'weak-ties':
    'Un círculo de amigos alrededor de una persona. Líneas de puntos salen hacia tres personas poco conocidas. Cada una lleva a un empleo.',
  'small-ask': 'Un hombre hace una pregunta corta en el mostrador de una biblioteca.',
  'pitch-ring':
    'Tres relojes de diez segundos cada uno. Bajo el primero hay una mujer, bajo el segundo una estrella y bajo el tercero una pregunta.',
  'bag-ready':
    'Una bolsa abierta. En ella van dos copias de un currículum, una lista de fechas, una identificación y una pluma.',
  'in-the-room':
    'Tres pasos: el teléfono está apagado, un hombre respira antes de responder y un reloj corre de uno a dos minutos.',
  'video-interview':
    'Una computadora portátil está sobre una caja, para que la cámara quede a la altura de los ojos. La luz cae sobre la cara de la mujer.',
  'voicemail-greeting':
    'Un teléfono con la señal del buzón de voz. Se graba un saludo corto y se revisa.',
  'turn-back':
    'Una línea corta bajo una nube oscura, luego meses que se llenan y después un hombre en su trabajo.',
  'private-question':
    'Un gerente pregunta por la casa y los hijos. La mujer responde con un reloj: habla de las horas del trabajo.',
  'ask-back':
    'Dos finales de una entrevista. Quien no pregunta nada lleva una cruz. Quien hace dos preguntas está bien.',
  'thank-you':
    'Es de noche. Una nota corta en un teléfono se vuelve una carta de agradecimiento que sale ese mismo día.',
  'wait-then-call':
    'Dos semanas. En la primera, alguien llama cinco días seguidos: mal. En la segunda, pasa un día después del día que dijeron y luego hay una sola llamada: bien.',
  'next-door':
    'Un teléfono con un no. Vuelve una respuesta amable, con las gracias, y trae un foco: una idea para la próxima vez.',
  'week-plan':
    'Una semana en seis columnas: marcar un anuncio, mandar, hablar, practicar, dar seguimiento, cada una con una marca de verificación. El último día es para descansar.',
  offer: 'Una oferta de empleo con pago, horas y día de inicio. La mujer pide tiempo para pensar.',
  'pick-change-send':
    'Tres dibujos en fila: uno de tres anuncios tiene un círculo, un lápiz cambia una línea del currículum y un sobre sale.',
  'not-alone':
    'Un trabajador en silla de ruedas hace una pregunta a una empleada. De ahí salen tres ayudas: pasos hacia una meta, dinero para una clase y un camino por encima de una piedra.',
  'pick-one':
    'Hay tres personas en fila. Una de ellas, con una tarjeta con su nombre, está en un círculo. Una pluma escribe un nombre en una nota.',
  'answer-again':
    'Un trabajador responde y no está seguro. Mira una pista y responde otra vez, ya con claridad. Es la primera de cinco.',
  'a-time-when':
    'Un gerente hace una pregunta. Una mujer piensa en tres lugares: el trabajo, la casa y la escuela.',
  'three-boxes':
    'Tres cuadros: una persona, un empleo y algo de lo que hablaron. Cada uno va a su lugar en una carta. Usted copia la carta en su propio correo y la manda desde ahí.',
  'saved-number':
    'Un hombre preocupado. Su teléfono tiene cuatro números guardados: para hablar con alguien, para una casa segura, para un peligro y para comida.',
};

/** The words below a drawing, one for each of its columns. */
export const module3Captions: Readonly<Partial<Record<Module3PictureId, readonly string[]>>> = {
  'weak-ties': ['Amigos', 'Personas que conoce poco, y sus empleos'],
  'pitch-ring': ['Quién es', 'Una prueba', 'Qué busca'],
  'turn-back': ['Lo que pasó', 'Desde entonces', 'El empleo'],
  'pick-change-send': ['Elegir', 'Cambiar', 'Enviar'],
  'in-the-room': ['Teléfono apagado', 'Respire y responda', '1 a 2 minutos'],
  'private-question': ['“¿Tiene hijos?”', '“Puedo trabajar todas las horas.”'],
  'ask-back': ['“Ninguna pregunta”', '“¿Cómo es un buen primer mes?”'],
  'wait-then-call': ['Una llamada cada día', 'Espere el día que dijeron. Luego, una llamada.'],
  'next-door': ['Le dicen que no', '“Gracias. ¿Qué puedo mejorar?”'],
};
