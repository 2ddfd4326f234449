// Texts of store events, among those of content.
import { addWords } from '../known';

export const events = {
  events: 'Store events',
  eventsMessage: 'Tastings, visits and evenings at our counters.',
  upcomingEvents: 'Coming up',
  pastEvents: 'Past events',
  noUpcoming: 'Nothing is planned at the moment. Have a look at what we did before.',
  noEventsTitle: 'No events yet',
  noEvents: 'Nothing is planned at the moment. The newsletter tells when there is.',
  morePast: 'Show more past events',
  moreFailed: 'More events could not be loaded.',
  eventIsOver: 'This event is over.',
  allEvents: 'All store events',
  eventWhen: 'When',
  eventWhere: 'Where',
  eventYourTime: '{when} where you are',
  eventToCalendar: 'Add to calendar',
  eventOnMap: 'Show on map',
  homeCrumb: 'Home',
} as const;

addWords({ content: events });
