import { FIRST_MONTH, type SeedCourse } from './first-month';

/** Lumen's course for those who have finished the first. */
export const RIDE_FURTHER: SeedCourse = {
  library: 'lumen',
  id: 'lumen-ride-further',
  title: 'Ride further',
  description:
    'Three lessons for your first long tour: plan it, make the battery last, and know what to carry.',
  isPublished: true,
  updatedDaysAgo: 6,
  requires: [FIRST_MONTH.id],
  sections: [
    {
      title: 'Before you leave',
      lessons: [
        {
          slug: 'plan-a-tour',
          title: 'Plan by climbs, not by miles',
          markdown: `A flat hour costs a tenth of the battery, a climb of 300 metres as much again.

1. Add up the climbs of your route.
2. Take a fifth of the range off for wind and cold.
3. Mark two places where you could charge, and one where you could turn back.

A plan that fits with that much to spare fits on a bad day, too.`,
        },
        {
          slug: 'what-to-carry',
          title: 'What to carry',
          markdown: `Everything for a flat tyre, and nothing for a new wheel: a tube, two levers, a pump, a multi-tool, gloves.

Put the charger into the pannier that you take inside with you. It dislikes rain more than the bike does.`,
        },
      ],
    },
    {
      title: 'On the way',
      lessons: [
        {
          slug: 'make-it-last',
          title: 'Make the battery last',
          markdown: `Turn the support down on the flat and up on the climb, never the other way round.

Pedal a little faster than feels natural: a motor that turns quickly needs less. And start gently; every hard start from a light costs as much as a minute of riding.`,
        },
      ],
    },
  ],
};
