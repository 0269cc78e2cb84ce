"""A client that openapi-python-client makes of the API's document creates, reads, lists and refunds."""

import os

from mitako_client import AuthenticatedClient
from mitako_client.api.payments import create_payment, export_payments, get_payment, list_payments
from mitako_client.api.refunds import create_refund
from mitako_client.api.sandbox import simulate_payment
from mitako_client.models.create_payment_body import CreatePaymentBody
from mitako_client.models.create_payment_response_201 import CreatePaymentResponse201
from mitako_client.models.create_refund_body import CreateRefundBody
from mitako_client.models.create_refund_response_201 import CreateRefundResponse201
from mitako_client.models.error import Error
from mitako_client.models.get_payment_response_200 import GetPaymentResponse200
from mitako_client.models.list_payments_response_200 import ListPaymentsResponse200
from mitako_client.models.list_payments_status_item import ListPaymentsStatusItem
from mitako_client.models.simulate_payment_body import SimulatePaymentBody
from mitako_client.models.simulate_payment_body_outcome import SimulatePaymentBodyOutcome
from mitako_client.models.simulate_payment_response_200 import SimulatePaymentResponse200

api = AuthenticatedClient(base_url=os.environ["MITAKO_API_URL"], token=os.environ["MITAKO_API_KEY"])

created = create_payment.sync(
    client=api, body=CreatePaymentBody(amount=5000, currency="XAF", customer_reference="generated-py")
)
assert isinstance(created, CreatePaymentResponse201), created
payment = created.data.payment

paid = simulate_payment.sync(
    payment.id, client=api, body=SimulatePaymentBody(outcome=SimulatePaymentBodyOutcome.SUCCEED)
)
assert isinstance(paid, SimulatePaymentResponse200), paid

read = get_payment.sync(payment.id, client=api)
assert isinstance(read, GetPaymentResponse200), read
assert read.data.payment.status == "succeeded"

listed = list_payments.sync(
    client=api, limit=10, status=[ListPaymentsStatusItem.SUCCEEDED], customer_reference="generated-py"
)
assert isinstance(listed, ListPaymentsResponse200), listed
assert [(one.id, one.amount) for one in listed.data.payments] == [(payment.id, 5000)]

file = export_payments.sync(client=api)
assert isinstance(file, str) and "generated-py" in file, file

refunded = create_refund.sync(payment.id, client=api, body=CreateRefundBody(amount=2000))
assert isinstance(refunded, CreateRefundResponse201), refunded
assert refunded.data.refund.amount == 2000

refused = create_refund.sync(payment.id, client=api, body=CreateRefundBody(amount=4000))
assert isinstance(refused, Error), refused
assert refused.code == "REFUND_EXCEEDS_REMAINING"
