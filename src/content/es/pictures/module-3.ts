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
  'test-trip':
    'De la casa, en autobús, a la puerta de un trabajo. El reloj marca diez minutos antes de la hora.',
  'bag-ready':
    'Una bolsa abierta. En ella van dos copias de un currículum, una lista de fechas, una identificación y una pluma.',
  'in-the-room':
    'Un hombre en silla de ruedas habla con una mujer en un escritorio. Entre los dos está el currículum.',
  'video-interview':
    'Una computadora portátil está sobre una caja, para que la cámara quede a la altura de los ojos. La luz cae sobre la cara de la mujer.',
  'phone-interview':
    'Un hombre habla por teléfono en una mesa. Tiene sus notas delante, y los ruidos del cuarto están apagados.',
  'voicemail-greeting':
    'Un teléfono con la señal del buzón de voz. Se graba un saludo corto y se revisa.',
  'turn-back':
    'Una línea corta bajo una nube oscura, luego meses que se llenan y después un hombre en su trabajo.',
  'private-question':
    'Un gerente pregunta por la casa y la familia. Entre los dos hay un escudo, y la mujer lleva la charla de vuelta al trabajo.',
  'ask-back': 'Al final, la mujer hace dos preguntas y el gerente responde.',
  'thank-you':
    'Es de noche. Una nota corta en un teléfono se vuelve una carta de agradecimiento que sale ese mismo día.',
  'wait-then-call': 'Un calendario con un día marcado. Ese día, un hombre llama una vez.',
  'next-door': 'Dos puertas están cerradas. El camino sigue hasta una tercera, que está abierta.',
  'week-plan':
    'Una semana en seis columnas: marcar un anuncio, mandar, hablar, practicar, dar seguimiento, cada una con una marca de verificación. El último día es para descansar.',
  offer: 'Una oferta de empleo con pago, horas y día de inicio. La mujer pide tiempo para pensar.',
  'pick-change-send':
    'Tres dibujos en fila: uno de tres anuncios tiene un círculo, un lápiz cambia una línea del currículum y un sobre sale.',
  'not-alone':
    'Una empleada y otra mujer están sentadas ante un escritorio. Un trabajador en silla de ruedas llega a sentarse con ellas.',
  'pick-one':
    'Hay tres personas en fila. Una de ellas, con una tarjeta con su nombre, está en un círculo. Una pluma escribe un nombre en una nota.',
  'answer-again':
    'Un trabajador responde y no está seguro. Mira una pista y responde otra vez, ya con claridad. Es la primera de cinco.',
  'a-time-when':
    'Un gerente hace una pregunta. Una mujer piensa en tres lugares: el trabajo, la casa y la escuela.',
  'three-boxes':
    'Tres cuadros se vuelven un correo en una computadora portátil. La mujer misma lo manda.',
  'end-questions':
    'Una tarjeta va primero. Una respuesta pequeña ha crecido. Dos personas están bajo un corazón.',
  'saved-number':
    'Un hombre preocupado. Su teléfono tiene cuatro números guardados: para hablar con alguien, para una casa segura, para un peligro y para comida.',
};

/** The words below a drawing, one for each of its columns. */
export const module3Captions: Readonly<Partial<Record<Module3PictureId, readonly string[]>>> = {
  'weak-ties': ['Amigos', 'Personas que conoce poco, y sus empleos'],
  'pitch-ring': ['Quién es', 'Una prueba', 'Qué busca'],
  'turn-back': ['Lo que pasó', 'Desde entonces', 'El empleo'],
  'end-questions': ['Usar primero', 'Contar mejor', 'Dar gracias'],
  'pick-change-send': ['Elegir', 'Cambiar', 'Enviar'],
};
