// The top of the home page where the content service says nothing.
export interface WelcomeProps {
  title: string;
  message: string;
}

export function Welcome({ title, message }: WelcomeProps) {
  return (
    <section className="welcome">
      <p className="welcome-title">{title}</p>
      {message && <p className="welcome-text">{message}</p>}
    </section>
  );
}
