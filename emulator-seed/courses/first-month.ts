import type { LessonTerms } from '@harborline/domain/courses/outline';
import type { Quiz } from '@harborline/domain/courses/quiz';

/** A course as its writers arranged it; the texts are Markdown. */
export interface SeedCourse {
  readonly library: 'lumen' | 'northbeam';
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly isPublished: boolean;
  readonly updatedDaysAgo: number;
  /** ids of courses to finish first */
  readonly requires?: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly lessons: readonly SeedLesson[];
  }[];
}

interface SeedLesson extends LessonTerms {
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
  /** makes it a quiz */
  readonly quiz?: Quiz;
}

/** Lumen's course for people who have just bought a bike. */
export const FIRST_MONTH: SeedCourse = {
  library: 'lumen',
  id: 'lumen-first-month',
  title: 'Your first month with a Lumen',
  description:
    'Nine short lessons from the box to your first service: fit the bike, ride it with confidence, and keep it going.',
  isPublished: true,
  updatedDaysAgo: 12,
  sections: [
    {
      title: 'Before the first ride',
      lessons: [
        {
          slug: 'make-it-fit',
          title: 'Make it fit you',
          markdown: `Ten minutes with a hex key decide whether an hour on the bike is a pleasure.

## Saddle

Sit on the bike in your riding shoes and put one heel on the pedal at its lowest point. Your leg should be straight now. Then, with the ball of the foot on the pedal, your knee stays slightly bent.

## Handlebar

Turn the stem until your elbows are relaxed and your wrists in line with your arms. Tighten both bolts to **5 Nm**, a quarter turn each in turn.

If your hands go numb on the way home, raise the bar by a finger's width and try again. [All measures by model](article:adjust-your-fit) are in the help center.`,
        },
        {
          slug: 'brakes-and-bolts',
          title: 'Brakes, bolts and bell',
          markdown: `A new bike has travelled far. Look at four things before you trust it.

1. Pull each brake lever. It must stop well before the grip.
2. Shake each wheel sideways. Nothing should knock.
3. Turn the handlebar while you hold the front wheel between your knees. It must not move.
4. Squeeze both tyres. Your thumb should hardly dent them.

> New brake pads need **fifteen firm stops** from 20 km/h before they bite. Do them in an empty street, not at the first red light.

The whole list is in [first-ride checks](article:first-ride-checks).`,
        },
        {
          slug: 'first-charge',
          title: 'Charge the battery for the first time',
          markdown: `The battery leaves us at 30 percent, asleep. Plug in the charger, and it wakes up.

Charge it to the end this once: about four hours, until the light stops pulsing. The display then knows where full is, and its range estimate makes sense from the first day.

After that you need not be so strict. Stop at 80 percent for short rides, and keep the battery in a room where you would feel well yourself: neither frost nor summer sun.`,
        },
      ],
    },
    {
      title: 'On the road',
      lessons: [
        {
          slug: 'choose-assist',
          title: 'Choose how much help you want',
          markdown: `Halo, the display, has four modes. They differ in how much the motor adds to each push of yours.

| Mode | The motor adds | Good for |
| --- | --- | --- |
| Eco | half | long, flat rides |
| Tour | as much again | most days |
| Hill | twice as much | climbs, headwind |
| Boost | three times as much | starting with a load |

Start in Tour. If you arrive with more than half of the battery left, you can afford a mode more.

Shift down before you stop: a motor that starts in a high gear wears out the chain, and you feel it in your knees.`,
        },
        {
          slug: 'ride-in-traffic',
          title: 'Ride an e-bike in traffic',
          markdown: `You are faster than drivers expect, and heavier than the bike you had before.

## Keep your distance

At 25 km/h and with dry brakes you need about ten metres to stop. In rain it is twice as much.

## Be seen early

The lights are always on. Others still misjudge your speed, so slow down where a car could turn across your way.

## Corners

Stop pedalling before the corner. The motor follows your feet by a fraction of a second, and in a narrow bend you notice it.`,
        },
        {
          slug: 'pair-the-app',
          title: 'Let your phone look after it',
          markdown: `The Lumen Ride app turns on the alarm, finds the bike, and brings new firmware.

1. Switch the bike on and stand beside it.
2. Open the app and choose *Add a bike*.
3. Type the six digits that Halo shows.

Then turn on theft mode under *Bike → Security*. From now on the bike calls for help when it is moved while it is locked. [Pairing, step by step](article:pair-your-bike) also says what to do when the digits do not appear.`,
        },
      ],
    },
    {
      title: 'Keep it going',
      lessons: [
        {
          slug: 'ten-minutes-a-month',
          isReadToEnd: true,
          title: 'Ten minutes a month',
          markdown: `Most repairs that we see began as something that a monthly look would have found.

- **Tyres:** pump them up to [the pressure for your weight](article:tyre-pressure). Pull out bits of glass.
- **Chain:** wipe it and oil it, one drop per roller. A C2 has a belt: leave that dry.
- **Brakes:** look into the calliper with a torch. Less than 0.5 mm of pad means new pads.
- **Lights and bolts:** switch on, shake, listen.

Write the date down in the app. It counts the kilometres for you.`,
        },
        {
          slug: 'do-you-know-your-bike',
          title: 'Do you know your bike?',
          markdown: 'Three questions about what you have read. You can try as often as you like.',
          quiz: {
            passMark: 60,
            questions: [
              {
                text: 'How far should you charge the battery for short rides?',
                answers: [
                  { text: 'To 30 percent', isRight: false },
                  { text: 'To 80 percent', isRight: true },
                  { text: 'Always to the end', isRight: false },
                ],
                because:
                  'The battery lasts longest if it is neither full nor empty. Only the first charge goes to the end.',
              },
              {
                text: 'What do you look at before you trust a new bike?',
                answers: [
                  { text: 'Brake levers', isRight: true },
                  { text: 'Tyres', isRight: true },
                  { text: 'The colour of the bell', isRight: false },
                ],
                because:
                  'Levers must stop well before the grip, and your thumb should hardly dent the tyres.',
              },
              {
                text: 'When do you shift down?',
                answers: [
                  { text: 'Before you stop', isRight: true },
                  { text: 'Once you ride again', isRight: false },
                ],
                because: 'A motor that starts in a high gear wears out the chain.',
              },
            ],
          },
        },
        {
          slug: 'first-service',
          opensAfterDays: 7,
          title: 'Book your first service',
          markdown: `In the first 300 kilometres spokes and cables settle. The first service puts that right, and it is included in the price.

Book it in the app under *Bike → Service → Book* after six weeks at the latest. Take the charger along if the battery has ever shown an error.

That was the course. You know your bike now better than most people who ride one. What comes up later is in the help center, and we are there if it is not.`,
        },
      ],
    },
  ],
};

/** A course that is still being written. */
export const WINTER: SeedCourse = {
  library: 'lumen',
  id: 'lumen-through-winter',
  title: 'Through the winter',
  description: 'Riding, charging and storing when it is cold.',
  isPublished: false,
  updatedDaysAgo: 2,
  sections: [
    {
      title: 'Cold days',
      lessons: [
        {
          slug: 'range-in-the-cold',
          title: 'Why the range shrinks',
          markdown: `Below 5 degrees a battery gives away a fifth of its energy as heat inside itself. Bring it indoors overnight and put it in right before you leave: it warms itself as you ride.`,
        },
      ],
    },
  ],
};
