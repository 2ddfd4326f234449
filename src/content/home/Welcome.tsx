// The top of the home page where the content service says nothing.
import '../../locale/en_US/content';
import { useText } from '../../locale/use-text';

export function Welcome() {
  const text = useText();
  return (
    <section className="welcome">
      <p className="welcome-title">{text('content.welcome')}</p>
      <p className="welcome-text">{text('content.welcomeMessage')}</p>
    </section>
  );
}
