// What has happened to an order: parcels with their tracking, invoices, refunds, and what was remarked.
import { useText } from '../../words/use-text';
import { Amount } from '../../ui/price/Amount';
import { Sentence } from '../../ui/Sentence';
import type { Order, OrderDocument, OrderRemark, Shipment } from './order';
import { OrderDate } from './OrderDate';

export function OrderDocuments({ order }: { order: Order }) {
  const text = useText();
  const { shipments, invoices, refunds, remarks } = order;
  return (
    <>
      {shipments.length > 0 && (
        <section className="order-part">
          <h2 className="order-part-title">{text('orders.shipments')}</h2>
          {shipments.map((shipment) => (
            <Parcel key={shipment.number} shipment={shipment} />
          ))}
        </section>
      )}
      {(
        [
          ['orders.invoices', 'orders.invoice', invoices],
          ['orders.refunds', 'orders.refund', refunds],
        ] as const
      ).map(
        ([title, label, documents]) =>
          documents.length > 0 && (
            <section key={title} className="order-part">
              <h2 className="order-part-title">{text(title)}</h2>
              {documents.map((document) => (
                <Document key={document.number} document={document} label={label} />
              ))}
            </section>
          ),
      )}
      {remarks.length > 0 && (
        <section className="order-part">
          <h2 className="order-part-title">{text('orders.remarks')}</h2>
          <Remarks remarks={remarks} />
        </section>
      )}
    </>
  );
}

function Parcel({ shipment: { number, tracking, items, remarks } }: { shipment: Shipment }) {
  const text = useText();
  return (
    <div className="order-document">
      <h3 className="order-document-title">
        <Sentence keep={number}>{text('orders.shipment', { number })}</Sentence>
      </h3>
      <ul className="order-parcel">
        {items.map(({ name, quantity: n }) => (
          <li key={name}>{text('orders.pieces', { n, name })}</li>
        ))}
      </ul>
      {tracking.map(({ title, number, href }) => (
        <p key={number} className="order-tracking">
          <span>{`${title}:`}</span>{' '}
          {href ? (
            <a
              translate="no"
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={text('orders.track', { number, carrier: title })}
            >
              {number}
            </a>
          ) : (
            <span translate="no">{number}</span>
          )}
        </p>
      ))}
      <Remarks remarks={remarks} />
    </div>
  );
}

interface DocumentProps {
  document: OrderDocument;
  label: 'orders.invoice' | 'orders.refund';
}

function Document({ document: { number, total, remarks }, label }: DocumentProps) {
  const text = useText();
  return (
    <div className="order-document">
      <div className="order-sum">
        <h3 className="order-document-title">
          <Sentence keep={number}>{text(label, { number })}</Sentence>
        </h3>
        {total && <Amount money={total} />}
      </div>
      <Remarks remarks={remarks} />
    </div>
  );
}

function Remarks({ remarks }: { remarks: readonly OrderRemark[] }) {
  return remarks.map(({ text: words, made }, index) => (
    <p key={index} className="order-remark">
      <OrderDate date={made} /> <span>{words}</span>
    </p>
  ));
}
